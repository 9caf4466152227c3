const utilityTypes = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';
const materialApi = 'https://mui.com/material-ui/api';
const dataGridApi = 'https://mui.com/x/api/data-grid';
const webApi = 'https://developer.mozilla.org/docs/Web/API';
const globals = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects';
const reactTypes = 'https://react.dev/learn/typescript';

/** Documentation of types that are not Toolpad's, by the name that typings use. */
const documentation: Readonly<Record<string, string>> = {
  'React.ReactNode': `${reactTypes}#typing-children`,
  'React.ReactElement': `${reactTypes}#typing-children`,
  'React.CSSProperties': `${reactTypes}#typing-style-props`,
  'React.MouseEventHandler': `${reactTypes}#typing-dom-events`,
  'React.Context': 'https://react.dev/reference/react/createContext',
  'React.Dispatch': 'https://react.dev/reference/react/useState',
  'React.SetStateAction': 'https://react.dev/reference/react/useState',
  SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
  Theme: 'https://mui.com/material-ui/customization/default-theme/',
  CssVarsTheme: 'https://mui.com/material-ui/customization/css-theme-variables/overview/',
  GridColDef: `${dataGridApi}/grid-col-def/`,
  GridColType: 'https://mui.com/x/react-data-grid/column-definition/#column-types',
  GridPaginationModel: 'https://mui.com/x/react-data-grid/pagination/',
  GridSortModel: 'https://mui.com/x/react-data-grid/sorting/',
  GridFilterModel: 'https://mui.com/x/react-data-grid/filtering/',
  DataGridProps: `${dataGridApi}/data-grid/`,
  DataGridProProps: `${dataGridApi}/data-grid-pro/`,
  DataGridPremiumProps: `${dataGridApi}/data-grid-premium/`,
  AvatarProps: `${materialApi}/avatar/`,
  BoxProps: `${materialApi}/box/`,
  ButtonProps: `${materialApi}/button/`,
  ContainerProps: `${materialApi}/container/`,
  FormControlLabelProps: `${materialApi}/form-control-label/`,
  IconButtonProps: `${materialApi}/icon-button/`,
  LinkProps: `${materialApi}/link/`,
  PopoverProps: `${materialApi}/popover/`,
  SnackbarProps: `${materialApi}/snackbar/`,
  StackProps: `${materialApi}/stack/`,
  TextFieldProps: `${materialApi}/text-field/`,
  StandardSchemaV1: 'https://standardschema.dev/',
  Omit: `${utilityTypes}#omittype-keys`,
  Partial: `${utilityTypes}#partialtype`,
  Pick: `${utilityTypes}#picktype-keys`,
  Record: `${utilityTypes}#recordkeys-type`,
  Required: `${utilityTypes}#requiredtype`,
  ReturnType: `${utilityTypes}#returntypetype`,
  Date: `${globals}/Date`,
  Promise: `${globals}/Promise`,
  File: `${webApi}/File`,
  HTMLElement: `${webApi}/HTMLElement`,
  HTMLFormElement: `${webApi}/HTMLFormElement`,
  Storage: `${webApi}/Storage`,
  URL: `${webApi}/URL`,
  URLSearchParams: `${webApi}/URLSearchParams`,
  Window: `${webApi}/Window`,
};

/** Where a type of React, MUI, or the browser is documented; undefined for types without an entry. */
export function externalDocumentation(name: string): string | undefined {
  return Object.hasOwn(documentation, name) ? documentation[name] : undefined;
}
