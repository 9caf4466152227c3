import { existsSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../../../src/site';
import type { Certificate } from '../../observatory/secureServer';
import type { PeerName, Project } from '../peers';
import type { Report } from '../report/types';
import type { Workspace } from '../workspace';
import { corpusPage, ownPages } from './pages';
import { startSiteServer, type SiteServer } from './siteServer';
import type { ReaderPage } from './types';

/** A build that is served, with the pages of it that are looked at. */
export interface ServedSite {
  readonly server: SiteServer;
  readonly pages: readonly ReaderPage[];
  /** The project of a corpus; the site's own build has none. */
  readonly project?: Project;
}

interface Wanted {
  readonly peers: readonly PeerName[];
  readonly pages: number;
  readonly site: string;
}

async function openOwn(site: string, certificate: Certificate): Promise<ServedSite> {
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new Error(`there is no built site in ${site} -> run npm run build`);
  }
  const server = await startSiteServer({ folder: site, basePath, isOurs: true }, certificate);
  return { server, pages: ownPages() };
}

async function openCorpus(
  peer: PeerName,
  pages: number,
  workspace: Workspace,
  certificate: Certificate,
): Promise<ServedSite> {
  const folder = await workspace.built(peer, pages);
  const project = workspace.project(peer, pages);
  const options = { folder, basePath: project.basePath, isOurs: peer === 'ours' };
  const server = await startSiteServer(options, certificate);
  return { server, pages: [corpusPage(peer, project)], project };
}

/** Serves the site's own build, and the corpus as each generator has built it, where they can be. */
export async function openSites(
  { peers, pages, site }: Wanted,
  workspace: Workspace,
  certificate: Certificate,
  report: Report,
): Promise<ServedSite[]> {
  const opened: ServedSite[] = [];
  const open = async (what: string, start: () => Promise<ServedSite>): Promise<void> => {
    try {
      opened.push(await start());
    } catch (error) {
      report.failure(what, error);
    }
  };
  if (peers.includes('ours')) await open('pages of the site', () => openOwn(site, certificate));
  for (const peer of peers) {
    await open(`${peer} with ${pages} pages`, () =>
      openCorpus(peer, pages, workspace, certificate),
    );
  }
  return opened;
}

/** Stops all servers. */
export async function closeSites(sites: readonly ServedSite[]): Promise<void> {
  await Promise.all(sites.map(({ server }) => server.close()));
}
