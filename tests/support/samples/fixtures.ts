/**
 * Projects that a page's samples belong to, from the project root. A page that is cut from a project
 * may import files that it does not show; they are taken from there.
 */
export const sampleFixtures: Readonly<Record<string, readonly string[]>> = {
  'docs-core/introduction/tutorial.mdx': ['tests/fixtures/core/tutorial'],
  'docs-studio/getting-started/first-app.mdx': ['tests/fixtures/studio/first-app'],
  'docs-studio/concepts/custom-components.mdx': ['tests/fixtures/studio/custom-components'],
  'docs-studio/concepts/building-ui.mdx': ['tests/fixtures/studio/concepts'],
  'docs-studio/concepts/data-binding.mdx': ['tests/fixtures/studio/concepts'],
  'docs-studio/concepts/event-handling.mdx': ['tests/fixtures/studio/concepts'],
  'docs-studio/concepts/file-structure.mdx': ['tests/fixtures/studio/concepts'],
  'docs-studio/concepts/page-properties.mdx': ['tests/fixtures/studio/concepts'],
  'docs-studio/concepts/theming.mdx': ['tests/fixtures/studio/concepts'],
  'docs-studio/reference/api/create-component.mdx': ['tests/fixtures/studio/api-functions'],
  'docs-studio/reference/api/create-data-provider.mdx': ['tests/fixtures/studio/api-functions'],
  'docs-studio/reference/api/create-function.mdx': ['tests/fixtures/studio/api-functions'],
  'docs-studio/reference/api/create-handler.mdx': ['tests/fixtures/studio/api-functions'],
  'docs-studio/reference/api/get-context.mdx': ['tests/fixtures/studio/api-functions'],
  'docs-core/integrations/nextjs-approuter.mdx': [
    'tests/fixtures/core/integrations/nextjs-approuter',
  ],
  'docs-core/integrations/nextjs-pagesrouter.mdx': [
    'tests/fixtures/core/integrations/nextjs-pagesrouter',
  ],
  'docs-core/integrations/react-router.mdx': ['tests/fixtures/core/integrations/react-router'],
  'docs-studio/how-to-guides/connect-to-databases.mdx': [
    'tests/fixtures/studio/how-to/connect-to-databases',
  ],
  'docs-studio/how-to-guides/customize-datagrid.mdx': [
    'tests/fixtures/studio/how-to/customize-datagrid',
  ],
  'docs-studio/how-to-guides/delete-datagrid-row.mdx': [
    'tests/fixtures/studio/how-to/delete-datagrid-row',
  ],
  'docs-studio/how-to-guides/embed-pages.mdx': ['tests/fixtures/studio/how-to/embed-pages'],
  'docs-studio/how-to-guides/map-display.mdx': ['tests/fixtures/studio/how-to/map-display'],
  'docs-studio/how-to-guides/cube-component.mdx': ['tests/fixtures/studio/how-to/cube-component'],
  'docs-studio/how-to-guides/connect-to-googlesheets.mdx': [
    'tests/fixtures/studio/how-to/connect-to-googlesheets',
  ],
  'docs-studio/how-to-guides/render-deploy.mdx': ['tests/fixtures/studio/how-to/deploy'],
  'docs-studio/how-to-guides/railway-deploy.mdx': ['tests/fixtures/studio/how-to/deploy'],
  'docs-studio/how-to-guides/gcp-deploy.mdx': ['tests/fixtures/studio/how-to/deploy'],
  'docs-studio/examples/npm-stats.mdx': ['tests/fixtures/studio/examples/npm-stats'],
  'docs-studio/examples/basic-crud-app.mdx': ['tests/fixtures/studio/examples/basic-crud-app'],
  'docs-studio/examples/qr-generator.mdx': ['tests/fixtures/studio/examples/qr-generator'],
  'docs-studio/concepts/queries.mdx': ['tests/fixtures/studio/data'],
  'docs-studio/concepts/http-requests.mdx': ['tests/fixtures/studio/data'],
  'docs-studio/concepts/custom-functions.mdx': ['tests/fixtures/studio/data'],
  'docs-studio/concepts/data-providers.mdx': ['tests/fixtures/studio/data'],
  'docs-studio/concepts/authentication.mdx': ['tests/fixtures/studio/authorization'],
  'docs-studio/concepts/rbac.mdx': ['tests/fixtures/studio/authorization'],
  'docs-studio/concepts/custom-server.mdx': ['tests/fixtures/studio/custom-server'],
  'docs-studio/components/button.mdx': ['tests/fixtures/studio/components'],
  'docs-studio/components/data-grid.mdx': ['tests/fixtures/studio/components'],
  'docs-studio/components/list.mdx': ['tests/fixtures/studio/components'],
  'docs-studio/components/date-picker.mdx': ['tests/fixtures/studio/components'],
  'docs-studio/components/text-field.mdx': ['tests/fixtures/studio/components'],
};
