import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCertificate } from '../../observatory/secureServer';
import { launchChromium } from '../browser';
import type { PeerName } from '../peers';
import type { Report } from '../report/types';
import type { Workspace } from '../workspace';
import { auditPages, type AuditPlan } from './auditPages';
import { measureNavigation } from './measureNavigation';
import { measureWeights } from './measureWeights';
import { codePage } from './pages';
import type { ReaderPart } from './parts';
import { closeSites, openSites } from './sites';
import { trustOption } from './trust';
import type { LighthouseFigures, ReaderFigures, ReaderPage } from './types';
import { builtVariants } from './variants';

/** What to do. */
export interface ReaderPlan extends AuditPlan {
  readonly peers: readonly PeerName[];
  readonly parts: readonly ReaderPart[];
  /** Pages of the corpus. */
  readonly pages: number;
  /** Links that are clicked on. */
  readonly clicks: number;
  /** Absolute path of the site's own build. */
  readonly site: string;
}

/** Looks at the code of a page of the site's own build. */
function measureVariants({ parts, site }: ReaderPlan, report: Report): ReaderFigures['variants'] {
  if (!parts.includes('variants')) return [];
  try {
    return [builtVariants(site, codePage)];
  } catch (error) {
    report.failure('HTML with code in two languages', error);
    return [];
  }
}

/** Serves the builds of all generators and of the site, and does what readers do with them. */
export async function measureReader(
  plan: ReaderPlan,
  workspace: Workspace,
  report: Report,
): Promise<ReaderFigures> {
  const { parts } = plan;
  const variants = measureVariants(plan, report);
  if (!parts.some((part) => part !== 'variants')) {
    return { pages: [], navigation: [], variants };
  }
  const temporary = mkdtempSync(path.join(tmpdir(), 'bench-certificate-'));
  const certificate = createCertificate(temporary);
  const trust = trustOption(certificate);
  const sites = await openSites(plan, workspace, certificate, report);
  const addressOf = (page: ReaderPage): string =>
    (sites.find((site) => site.pages.includes(page))?.server.origin ?? '') + page.path;
  const pages = sites.flatMap((site) => site.pages);
  try {
    const browser = await launchChromium([trust]);
    // Also when nobody asks for weights: what is served has been compressed then.
    const weights = await measureWeights(browser, sites, report);
    const navigation = parts.includes('navigation')
      ? await measureNavigation(plan, browser, sites, report)
      : [];
    await browser.close();
    const audits = parts.includes('lighthouse')
      ? await auditPages(pages, plan, trust, addressOf, report)
      : new Map<ReaderPage, LighthouseFigures>();
    return {
      pages: pages.map((page) => ({
        ...page,
        ...(parts.includes('weight') && { weight: weights.get(page) }),
        lighthouse: audits.get(page),
      })),
      navigation,
      variants,
    };
  } finally {
    await closeSites(sites);
    rmSync(temporary, { recursive: true });
  }
}
