import fs from 'node:fs';
import path from 'node:path';
import { docsVersionOf, docsVersions, type DocsVersion } from '@site/src/versions/docsVersions';
import {
  compileSamples,
  type SampleError,
  type SampleProject,
} from '../support/samples/compileSamples';
import { readSamples, writtenPages, type Sample } from '../support/samples/readSamples';
import { sampleFixtures } from '../support/samples/fixtures';

// A cold program with the types of Material UI takes its time on a busy machine.
jest.setTimeout(180_000);

const root = path.resolve(__dirname, '../..');

/** What bundlers of the shown projects provide without an import. */
const ambient = `
declare module '*.css';
declare module '*.css?inline' { const css: string; export default css; }
declare module '*.module.css' { const classes: Record<string, string>; export default classes; }
declare module '*.svg' { const url: string; export default url; }
interface ImportMetaEnv { readonly BASE_URL: string; readonly MODE: string; readonly DEV: boolean; readonly PROD: boolean; readonly [key: \`VITE_\${string}\`]: string; }
interface ImportMeta { readonly env: ImportMetaEnv; }
`;

const packages = { core: 'src/demos', studio: 'src/api-reference' } as const;

const releases = docsVersions(root);

/** Packages of a release: archived ones of Core are installed under names with their numbers. */
function packagesOf({ product, text, isArchived }: DocsVersion): SampleProject['aliases'] {
  const from = path.join(root, 'src/api-reference');
  return isArchived && product === 'core'
    ? { '@toolpad/core': { name: `@toolpad/core-${text}`, from } }
    : {};
}

/**
 * File of the project that a page is cut from. An archived page has left its project behind, which
 * goes on with the current release: what it imports and does not show is taken from there.
 */
function fixtureFile(page: string, file: string): string | undefined {
  const { product, folder = '' } = docsVersionOf(page) ?? {};
  const current = `docs-${product}${page.slice(folder.length)}`;
  return (sampleFixtures[current] ?? [])
    .map((project) => path.join(root, project, file))
    .find((candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile());
}

function compile(
  samples: readonly Sample[],
  release: DocsVersion,
  asked?: readonly Sample[],
): SampleError[] {
  const project = {
    packages: path.join(root, packages[release.product]),
    aliases: packagesOf(release),
    ambient,
    fixtureFile,
  };
  return compileSamples(samples, project, asked);
}

/** A part of a file of its project stands for the whole file: that is what runs. */
function inItsFile(sample: Sample): Sample {
  const file = sample.title === undefined ? undefined : fixtureFile(sample.page, sample.title);
  const text = file === undefined ? '' : fs.readFileSync(file, 'utf8');
  return withoutSpace(text).includes(withoutSpace(sample.code))
    ? { ...sample, code: text }
    : sample;
}

const withoutSpace = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

describe.each(releases.map((release) => [`${release.product} ${release.text}`, release] as const))(
  'samples of %s',
  (_name, release) => {
    const samples = writtenPages(root, release.folder).flatMap((page) => readSamples(root, page));
    const whole = samples.filter(({ isFragment }) => !isFragment).map(inItsFile);
    const fragments = samples.filter(({ isFragment }) => isFragment);

    test('every sample compiles against the published packages', () => {
      expect(whole.length).toBeGreaterThan(0);
      const errors = compile(whole, release).map(
        ({ sample, line, message }) =>
          `${sample.page}:${line}:1  the sample does not compile: ${message} -> correct it, or mark it fragment="why not"`,
      );
      expect(errors).toEqual([]);
    });

    test('a fragment is a part of a sample that compiles, or says why it does not', () => {
      const texts = whole.map(({ page, code }) => ({ page, text: withoutSpace(code) }));
      const unexplained = fragments.filter(({ page, reason, code, title }) => {
        const text = withoutSpace(code);
        const file = title === undefined ? undefined : fixtureFile(page, title);
        const isPart =
          texts.some((other) => other.page === page && other.text.includes(text)) ||
          (file !== undefined && withoutSpace(fs.readFileSync(file, 'utf8')).includes(text));
        return !isPart && !reason;
      });
      expect(
        unexplained.map(
          ({ page, line }) =>
            `${page}:${line}:1  a fragment that is no part of another sample -> write fragment="why it can't be compiled"`,
        ),
      ).toEqual([]);
    });

    test('no fragment with a reason compiles as it is', () => {
      const explained = fragments.filter(({ reason }) => reason);
      // Together with the whole samples, so that imports of files of the page resolve.
      const failing = new Set(
        compile([...whole, ...explained], release, explained).map(({ sample }) => sample),
      );
      expect(
        explained
          .filter((sample) => !failing.has(sample))
          .map(({ page, line }) => `${page}:${line}:1  the fragment compiles -> remove the marker`),
      ).toEqual([]);
    });
  },
);
