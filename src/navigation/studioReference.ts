import type { NavigationPage } from './types';

/**
 * Reference of Toolpad Studio. The pages of the components are generated, see `src/api-reference`;
 * a test keeps this list equal to what the package exports.
 */
export const studioReferenceNavigation: readonly NavigationPage[] = [
  { pathname: '/studio/reference/file-schema', title: 'File schema' },
  {
    pathname: '/studio/reference/components',
    title: 'Components',
    children: [
      { pathname: '/studio/reference/components/overview' },
      { pathname: '/studio/reference/components/autocomplete', title: 'Autocomplete' },
      { pathname: '/studio/reference/components/button', title: 'Button' },
      { pathname: '/studio/reference/components/chart', title: 'Chart' },
      { pathname: '/studio/reference/components/checkbox', title: 'Checkbox' },
      { pathname: '/studio/reference/components/container', title: 'Container' },
      { pathname: '/studio/reference/components/data-grid', title: 'DataGrid' },
      { pathname: '/studio/reference/components/date-picker', title: 'DatePicker' },
      { pathname: '/studio/reference/components/file-picker', title: 'FilePicker' },
      { pathname: '/studio/reference/components/form', title: 'Form' },
      { pathname: '/studio/reference/components/image', title: 'Image' },
      { pathname: '/studio/reference/components/list', title: 'List' },
      { pathname: '/studio/reference/components/metric', title: 'Metric' },
      { pathname: '/studio/reference/components/page-column', title: 'PageColumn' },
      { pathname: '/studio/reference/components/page-row', title: 'PageRow' },
      { pathname: '/studio/reference/components/paper', title: 'Paper' },
      { pathname: '/studio/reference/components/select', title: 'Select' },
      { pathname: '/studio/reference/components/spacer', title: 'Spacer' },
      { pathname: '/studio/reference/components/stack', title: 'Stack' },
      { pathname: '/studio/reference/components/tabs', title: 'Tabs' },
      { pathname: '/studio/reference/components/text', title: 'Text' },
      { pathname: '/studio/reference/components/text-field', title: 'TextField' },
    ],
  },
  {
    pathname: '/studio/reference/api',
    title: 'Functions',
    children: [
      { pathname: '/studio/reference/api/overview', title: 'Overview' },
      { pathname: '/studio/reference/api/create-component', title: 'createComponent' },
      { pathname: '/studio/reference/api/create-data-provider', title: 'createDataProvider' },
      { pathname: '/studio/reference/api/create-function', title: 'createFunction' },
      { pathname: '/studio/reference/api/create-handler', title: 'createHandler' },
      { pathname: '/studio/reference/api/get-context', title: 'getContext' },
    ],
  },
];
