import { studioReferenceNavigation } from './studioReference';
import type { NavigationPage } from './types';

/** Table of contents of Toolpad Studio, in reading order. */
export const studioNavigation: readonly NavigationPage[] = [
  {
    pathname: '/studio/getting-started',
    title: 'Getting started',
    children: [
      { pathname: '/studio/getting-started/overview' },
      { pathname: '/studio/getting-started/installation' },
      { pathname: '/studio/getting-started/why-toolpad', title: 'Why Toolpad Studio?' },
      { pathname: '/studio/getting-started/first-app', title: 'Build your first app' },
      {
        pathname: '/studio/examples',
        title: 'Examples',
        children: [
          { pathname: '/studio/examples/overview' },
          { pathname: '/studio/examples/npm-stats', title: 'npm stats' },
          { pathname: '/studio/examples/basic-crud-app', title: 'Basic CRUD app' },
          { pathname: '/studio/examples/qr-generator', title: 'QR code generator' },
        ],
      },
      { pathname: '/studio/getting-started/roadmap' },
      { pathname: '/studio/getting-started/support' },
    ],
  },
  {
    pathname: '/studio/concepts',
    title: 'Concepts',
    children: [
      { pathname: '/studio/concepts/building-ui', title: 'Building UI' },
      {
        pathname: '/studio/concepts/connecting-to-data',
        title: 'Connecting to data',
        children: [
          { pathname: '/studio/concepts/queries' },
          { pathname: '/studio/concepts/http-requests', title: 'HTTP requests' },
          { pathname: '/studio/concepts/custom-functions' },
          { pathname: '/studio/concepts/data-providers' },
        ],
      },
      { pathname: '/studio/concepts/data-binding' },
      { pathname: '/studio/concepts/event-handling' },
      { pathname: '/studio/concepts/file-structure' },
      { pathname: '/studio/concepts/deployment' },
      { pathname: '/studio/concepts/custom-components' },
      { pathname: '/studio/concepts/theming' },
      { pathname: '/studio/concepts/page-properties' },
      {
        pathname: '/studio/concepts/authorization',
        title: 'Authorization',
        children: [
          { pathname: '/studio/concepts/authentication' },
          { pathname: '/studio/concepts/rbac', title: 'Role-based access control' },
        ],
      },
      { pathname: '/studio/concepts/custom-server' },
    ],
  },
  {
    pathname: '/studio/components',
    title: 'Components',
    children: [
      { pathname: '/studio/components/button' },
      { pathname: '/studio/components/data-grid' },
      { pathname: '/studio/components/list' },
      { pathname: '/studio/components/date-picker' },
      { pathname: '/studio/components/text-field' },
    ],
  },
  {
    pathname: '/studio/how-to-guides',
    title: 'How-to guides',
    children: [
      {
        pathname: '/studio/how-to-guides/data',
        subheader: 'Data',
        children: [
          { pathname: '/studio/how-to-guides/connect-to-databases' },
          {
            pathname: '/studio/how-to-guides/connect-to-googlesheets',
            title: 'Connect to Google Sheets',
          },
        ],
      },
      {
        pathname: '/studio/how-to-guides/deployment',
        subheader: 'Deployment',
        children: [
          { pathname: '/studio/how-to-guides/render-deploy', title: 'Deploy to Render' },
          { pathname: '/studio/how-to-guides/railway-deploy', title: 'Deploy to Railway' },
          { pathname: '/studio/how-to-guides/gcp-deploy', title: 'Deploy to Google Cloud' },
        ],
      },
      {
        pathname: '/studio/how-to-guides/components',
        subheader: 'Custom components',
        children: [
          { pathname: '/studio/how-to-guides/map-display', title: 'Display a map' },
          { pathname: '/studio/how-to-guides/cube-component', title: 'Render a 3D model' },
        ],
      },
      {
        pathname: '/studio/how-to-guides/recipes',
        subheader: 'Recipes',
        children: [
          { pathname: '/studio/how-to-guides/customize-datagrid', title: 'Customize a data grid' },
          { pathname: '/studio/how-to-guides/delete-datagrid-row', title: 'Delete a row' },
          { pathname: '/studio/how-to-guides/embed-pages' },
          { pathname: '/studio/how-to-guides/basic-auth', title: 'Basic authentication' },
          { pathname: '/studio/how-to-guides/editor-path', title: 'Missing code editor' },
        ],
      },
    ],
  },
  { pathname: '/studio/reference', title: 'Reference', children: studioReferenceNavigation },
];
