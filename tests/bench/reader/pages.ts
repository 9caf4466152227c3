import { basePath } from '../../../src/site';
import { peers, type PeerName, type Project } from '../peers';
import type { ReaderPage } from './types';

/** What tables call the pages that all generators have. */
export const corpusKind = 'corpus';

/** Pages of the site itself, one of each kind, by their address below the base path. */
export const sitePages = {
  'Core component': 'core/components/account/',
  'Studio concept': 'studio/concepts/data-binding/',
  API: 'core/api/account/',
  landing: '',
} as const;

/** A page with much code in two languages. */
export const codePage = sitePages['Core component'];

/** The page of the corpus that is looked at: one in the middle of a section. */
const lookedAt = 4;

/** The site's own pages. */
export function ownPages(): ReaderPage[] {
  return Object.entries(sitePages).map(([kind, address]) => ({
    peer: 'ours',
    kind,
    path: basePath + address,
  }));
}

/** The page of a corpus. */
export function corpusPage(peer: PeerName, project: Project): ReaderPage {
  return { peer, kind: corpusKind, path: project.pages[lookedAt] ?? project.basePath };
}

/** What a table calls a page. */
export const titleOf = ({ peer, kind }: ReaderPage): string => `${peers[peer].title}, ${kind}`;
