/**
 * Projects that a page's samples belong to, from the project root. A page that is cut from a project
 * may import files that it does not show; they are taken from there.
 */
export const sampleFixtures: Readonly<Record<string, readonly string[]>> = {
  'docs-core/introduction/tutorial.mdx': ['tests/fixtures/core/tutorial'],
  'docs-studio/getting-started/first-app.mdx': ['tests/fixtures/studio/first-app'],
  'docs-studio/concepts/custom-components.mdx': ['tests/fixtures/studio/custom-components'],
};
