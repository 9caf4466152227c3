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
};
