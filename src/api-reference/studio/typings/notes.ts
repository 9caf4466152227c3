/**
 * What the package's typings leave unsaid, in our own words and as the running package does it. Keys
 * are `Type` or `function`, `Type.member`, `function(parameter)`, and `function()` for the result.
 */
export const notes: Readonly<Record<string, string>> = {
  'createComponent()': 'The same component, marked for the editor.',

  ComponentConfig: 'What the editor and the runtime know of a custom component.',
  ToolpadComponent: 'A React component that carries its configuration.',
  'ToolpadComponent.[TOOLPAD_COMPONENT]': 'The configuration.',
  ArgTypeDefinitions: 'One definition for each prop that the editor offers.',
  ArgTypeDefinition: 'Type, default, and field of one prop.',
  'ArgTypeDefinition.type':
    'Kind of value. It selects the field in the editor, and what the runtime passes to the component.',
  'ArgTypeDefinition.tsType':
    'TypeScript type of the prop in the binding editor, as text. Without it, the type follows from `type`.',
  ArgControlSpec: 'The field that the editor shows for a prop.',
  'ArgControlSpec.type':
    'Name of the field. Without `control`, it follows from the type of the prop.',
  'ArgControlSpec.bindable': 'Whether the prop takes a binding. `true` unless set.',
  'ArgControlSpec.hideLabel': 'Whether the field is shown without its label.',

  PropValueType: 'Any kind of value that a prop of a component takes.',
  PrimitiveValueType: 'A kind of value that is data: it can be a parameter of a function.',
  ValueTypeBase: 'What all kinds of values have in common.',
  AnyValueType: 'A value of no particular kind.',
  'AnyValueType.default': 'A default value for the property.',
  'AnyValueType.type': 'Absent.',
  StringValueType: 'A text.',
  'StringValueType.default': 'A default value for the property.',
  'StringValueType.enumLabels': 'What the editor calls the possible values, by value.',
  NumberValueType: 'A number.',
  'NumberValueType.default': 'A default value for the property.',
  BooleanValueType: 'A truth value.',
  'BooleanValueType.default': 'A default value for the property.',
  ObjectValueType: 'An object, entered as JSON.',
  'ObjectValueType.default': 'A default value for the property.',
  ArrayValueType: 'A list, entered as JSON.',
  'ArrayValueType.default': 'A default value for the property.',
  ElementValueType: 'Components that the user drops into this one.',
  TemplateValueType: 'Components that this one renders as often as it likes.',
  EventValueType: 'Something that happens, to which the user attaches an action.',

  ParameterTypeLookup: 'TypeScript types by the name of a kind of value.',
  'ParameterTypeLookup.array': 'Value of an `array`.',
  'ParameterTypeLookup.boolean': 'Value of a `boolean`.',
  'ParameterTypeLookup.element': 'Value of an `element`.',
  'ParameterTypeLookup.event': 'Value of an `event`.',
  'ParameterTypeLookup.number': 'Value of a `number`.',
  'ParameterTypeLookup.object': 'Value of an `object`.',
  'ParameterTypeLookup.string': 'Value of a `string`.',
  'ParameterTypeLookup.template':
    'Value of a `template`. The runtime passes a function with two parameters, see `TemplateRenderer`.',
  InferParameterType:
    'TypeScript type of a value of a given kind, with its JSON Schema if it has one.',
  JsonSchemaToTs: 'TypeScript type of what a JSON Schema describes.',

  'createDataProvider(input)': 'Functions that read and change the records.',
  'createDataProvider()': 'The same object, marked as a data provider.',
  ToolpadDataProvider: 'A data provider, marked as one.',
  'ToolpadDataProvider.[TOOLPAD_DATA_PROVIDER_MARKER]': 'The mark.',
  'ToolpadDataProvider.getRecords': 'Reads one page of records.',
  'ToolpadDataProvider.createRecord': 'Adds a record.',
  'ToolpadDataProvider.deleteRecord': 'Removes a record.',
  'ToolpadDataProvider.paginationMode': 'How pages are addressed.',
  'ToolpadDataProvider.updateRecord': 'Changes a record.',
  ToolpadDataProviderBase: 'What you pass to `createDataProvider`.',
  'ToolpadDataProviderBase.getRecords': 'Reads one page of records, in the wanted order.',
  'ToolpadDataProviderBase.createRecord':
    'Adds a record and returns it with its id. Without this function, the grid has no **Add record**.',
  'ToolpadDataProviderBase.deleteRecord':
    'Removes the record of this id. Without this function, rows have no button for it.',
  'ToolpadDataProviderBase.paginationMode':
    'How pages are addressed: by the position of their first record, or by a cursor. `index` unless set.',
  'ToolpadDataProviderBase.updateRecord':
    'Changes the record of this id. `record` holds the changed fields only. Without this function, rows have no button for it.',
  TOOLPAD_DATA_PROVIDER_MARKER: 'Symbol that marks data providers.',
  PaginationMode: 'Ways to address a page of records.',
  PaginationModel: 'The page that is wanted, by the way that pages are addressed.',
  IndexPaginationModel: 'A page, by the position of its first record.',
  'IndexPaginationModel.pageSize': 'Number of records wanted.',
  'IndexPaginationModel.start': 'Position of the first record wanted, from 0.',
  CursorPaginationModel: 'A page, by the cursor that the page before it returned.',
  'CursorPaginationModel.cursor': 'Where the page starts; `null` for the first one.',
  'CursorPaginationModel.pageSize': 'Number of records wanted.',
  GetRecordsParams: 'Which records are wanted.',
  'GetRecordsParams.filterModel': 'Conditions that the user set in the grid.',
  'GetRecordsParams.paginationModel': 'The page that is wanted.',
  'GetRecordsParams.sortModel': 'Columns to sort by, the first one first; empty without an order.',
  GetRecordsResult: 'One page of records.',
  'GetRecordsResult.records': 'The records of the page.',
  'GetRecordsResult.cursor':
    'Start of the next page, or `null` after the last one. Required if `paginationMode` is `cursor`.',
  'GetRecordsResult.hasNextPage':
    'Whether there are more records. Read if there is no `totalCount`.',
  'GetRecordsResult.totalCount': 'Number of records on all pages together.',
  FilterModel: 'Conditions on records.',
  'FilterModel.items': 'The conditions; empty without a filter.',
  'FilterModel.logicOperator': 'Whether all conditions must hold, or one of them.',
  FilterModelItem: 'A condition on one field.',
  'FilterModelItem.field': 'Name of the field.',
  'FilterModelItem.operator':
    "The grid's operator, such as `contains` for text or `>=` for numbers.",
  'FilterModelItem.value': 'What the user entered; absent for operators such as `isEmpty`.',
  LogicOperator: 'Ways to combine conditions.',
  SortModel: 'An order of records.',
  SortItem: 'A field to sort by.',
  'SortItem.field': 'Name of the field.',
  'SortItem.sort': 'The direction.',
  SortDirection: 'Ascending or descending.',

  'createFunction()': 'The same function, marked with its configuration.',
  'CreateFunctionConfig.parameters': 'Kind of value of each parameter, by name.',
  CreateFunctionConfigParameters: 'Parameters of a configuration, by name.',
  FunctionResolver: 'The function that `createFunction` marks.',
  'FunctionResolver(params)': 'One object with everything that the query passes.',
  'FunctionResolver()': 'The data of the query.',
  FunctionResolverParams: 'What a function receives.',
  'FunctionResolverParams.parameters': 'Values of the parameters, by name.',
  ToolpadFunction: 'A function, marked with its configuration.',
  'ToolpadFunction.[TOOLPAD_FUNCTION]': 'The configuration.',
  'ToolpadFunction(params)': 'One object with everything that the query passes.',
  'ToolpadFunction()': 'The data of the query.',
  createQuery: 'An older name of `createFunction`.',
  'createQuery()': 'The same function, marked with its configuration.',

  createHandler: 'Runs a Toolpad Studio application inside of a Node.js server of your own.',
  'createHandler(config)': 'Which application to run, and how.',
  'createHandler()':
    'A promise of the handler, fulfilled once the application is ready to be served.',
  ToolpadHandlerConfig: 'Which application to run, and how.',
  'ToolpadHandlerConfig.base':
    'Path that the handler is mounted at, and that the application was built for. The typings require it; left out, it is `/prod`.',
  'ToolpadHandlerConfig.dev':
    'Serves the application from its sources, with the editor. The typings require it; left out, it is `false`.',
  'ToolpadHandlerConfig.dir':
    'Folder of the application, from the working directory. The typings require it; left out, it is `./toolpad`.',
  'ToolpadHandlerConfig.toolpadDevMode':
    'For work on Toolpad Studio itself. `createHandler` does not read it.',
  AppHandler: 'A running application.',
  'AppHandler.dispose': 'Stops the application. Its folder can be served again afterwards.',
  'AppHandler.handler': 'Middleware for Express; mount it at `base`.',

  'getContext()': 'What is known of the request.',
  ServerContext: 'What is known of the request that a function runs for.',
  ServerContextSessionUser: 'Who is signed in, as the authentication provider tells.',
  'ServerContextSessionUser.avatar': 'Address of a picture.',
  'ServerContextSessionUser.email': 'Email address.',
  'ServerContextSessionUser.name': 'Full name.',
  'ServerContextSessionUser.roles':
    'Roles of Toolpad Studio that the roles of the provider are mapped to.',
};
