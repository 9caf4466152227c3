import { basePath } from '../../../../src/site';

/** One page of each kind that the site has: what holds for these holds for all that are made alike. */
export const pageKinds = [
  { kind: 'landing page', path: '' },
  { kind: 'home of a product', path: 'core/' },
  { kind: 'guide', path: 'core/introduction/installation/' },
  { kind: 'component of Core', path: 'core/components/account/' },
  { kind: 'tab of a guide', path: 'core/components/account/components-api/' },
  { kind: 'reference', path: 'core/api/dashboard-layout/' },
  { kind: 'component of Studio', path: 'studio/components/button/' },
  { kind: 'guide with pictures', path: 'studio/getting-started/first-app/' },
  { kind: 'file schema', path: 'studio/reference/file-schema/' },
  { kind: 'archived page', path: 'core/0.12.1/introduction/overview/' },
  { kind: 'state of translations', path: 'translations/' },
  { kind: 'page about the site', path: 'privacy/' },
  { kind: 'accessibility statement', path: 'accessibility/' },
  { kind: 'page without connection', path: 'offline/' },
  { kind: 'missing page', path: 'core/introduction/instalation/' },
  { kind: 'translated page', path: 'ar/studio/getting-started/first-app/' },
  { kind: 'page that is not translated', path: 'ar/core/components/account/' },
].map(({ kind, path }) => ({ kind, path: basePath + path }));

/** The path of the page of a kind. */
export function pathOf(kind: string): string {
  const page = pageKinds.find((candidate) => candidate.kind === kind);
  if (!page) throw new Error(`no page of the kind "${kind}"`);
  return page.path;
}
