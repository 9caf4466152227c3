/** Documentation of types that are not Toolpad's, by the name that typings use. */
const documentation: Readonly<Record<string, string>> = {
  'React.ReactNode': 'https://react.dev/learn/typescript#typing-children',
  'React.ReactElement': 'https://react.dev/learn/typescript#typing-children',
  'React.CSSProperties': 'https://react.dev/learn/typescript#typing-style-props',
  'React.Context': 'https://react.dev/reference/react/createContext',
  SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
  Theme: 'https://mui.com/material-ui/customization/default-theme/',
  CssVarsTheme: 'https://mui.com/material-ui/customization/css-theme-variables/overview/',
  GridColDef: 'https://mui.com/x/api/data-grid/grid-col-def/',
  GridPaginationModel: 'https://mui.com/x/react-data-grid/pagination/',
  GridSortModel: 'https://mui.com/x/react-data-grid/sorting/',
  GridFilterModel: 'https://mui.com/x/react-data-grid/filtering/',
  DataGridProps: 'https://mui.com/x/api/data-grid/data-grid/',
  BoxProps: 'https://mui.com/material-ui/api/box/',
  ButtonProps: 'https://mui.com/material-ui/api/button/',
  ContainerProps: 'https://mui.com/material-ui/api/container/',
  SnackbarProps: 'https://mui.com/material-ui/api/snackbar/',
  TextFieldProps: 'https://mui.com/material-ui/api/text-field/',
  Promise: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Promise',
  URLSearchParams: 'https://developer.mozilla.org/docs/Web/API/URLSearchParams',
  Storage: 'https://developer.mozilla.org/docs/Web/API/Storage',
};

/** Where a type of React, MUI, or the browser is documented; undefined for types without an entry. */
export function externalDocumentation(name: string): string | undefined {
  return Object.hasOwn(documentation, name) ? documentation[name] : undefined;
}
