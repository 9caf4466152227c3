import { canonicalPathname } from '../navigation/pathname';
import { basePath } from '../site';
import { translationLanguages } from '../translations/languages';
import type { RedirectRule } from './redirects';

/** What is wrong with a rule, and the way to put it right. */
export interface Finding {
  /** Stable name of the check, for example `redirects/chain`. */
  readonly code: string;
  readonly message: string;
  readonly fix: string;
}

/** One of the two addresses of a rule. */
interface Side {
  readonly side: 'source' | 'target';
  readonly address: string;
  readonly form: RegExp;
  /** What is said of an address that nobody can correct. */
  readonly unclear: readonly [what: string, fix: string];
}

// Releases have dots in their addresses. Servers keep segments that begin with one to themselves.
const sourceForm = /^\/([\w-]+(?:\.[\w-]+)*\/)+\*?$/;
const targetForm = /^\/([\w-]+(?:\.[\w-]+)*\/)+(:splat|#[\w-]+)?$/;

/** The name of a page's file, which servers take for the address of the page. */
const fileName = /\.html(?=\/?(?:\*|:splat|#.*)?$)/;

/** The ending of a page's file in the project. Old addresses may have it too. */
const sourceFile = /\.mdx?(?=\/?(?:#.*)?$)/;

const isSourceFile = (address: string, { side }: Side): boolean =>
  side === 'target' && sourceFile.test(address);

const sidesOf = ({ from, to }: RedirectRule): readonly Side[] => [
  {
    side: 'source',
    address: from,
    form: sourceForm,
    unclear: [
      'is not an address',
      'write it without base path, starting with "/" and ending in "/" or "/*"',
    ],
  },
  {
    side: 'target',
    address: to,
    form: targetForm,
    unclear: [
      'is not a page',
      'write it without base path, from "/" to a last "/", ":splat" or "#anchor"',
    ],
  },
];

/** What an address ends in behind its last slash. */
function endOf({ side, address }: Side): string {
  return (side === 'source' ? /\*$/ : /(?::splat|#[\w-]+)$/).exec(address)?.[0] ?? '';
}

/** The address that was probably meant. */
function corrected(side: Side): string {
  const end = endOf(side);
  const locales = translationLanguages;
  const path = side.address
    .slice(0, side.address.length - end.length)
    .trim()
    .replace(fileName, '');
  const page = isSourceFile(path, side)
    ? path.replace(sourceFile, '').replace(/^\/?docs-/, '/')
    : path;
  return `${canonicalPathname(page, { basePath, locales })}/${end}`;
}

/** True for an address that begins with a segment, with or without a slash in front. */
const beginsWith = (address: string, prefix: string): boolean =>
  `${address.replace(/^\/*/, '/')}/`.startsWith(`/${prefix}/`);

/** The segment below which the site is; none for a site at the root. */
const base = basePath.replaceAll('/', '');

/** Faults that are seen in an address alone. */
const faults: readonly (readonly [
  code: string,
  what: string,
  test: (address: string, side: Side) => boolean,
])[] = [
  [
    'redirects/malformed',
    'has no slash in front',
    (address, side) => !address.trim().startsWith('/') && !isSourceFile(address, side),
  ],
  ['redirects/malformed', 'has blanks around it', (address) => address.trim() !== address],
  [
    'redirects/malformed',
    'has a hash, which no server is told',
    (address, { side }) => side === 'source' && address.includes('#'),
  ],
  ['redirects/malformed', 'has a query', (address) => address.includes('?')],
  ['redirects/malformed', 'has a doubled slash', (address) => address.includes('//')],
  [
    'redirects/base-path',
    'has the base path, and rules are written without it',
    (address) => base !== '' && beginsWith(address, base),
  ],
  [
    'redirects/language',
    'has the prefix of a language, and rules hold in all languages',
    (address) => translationLanguages.some((prefix) => beginsWith(address, prefix)),
  ],
  [
    'redirects/malformed',
    'has no slash behind its last segment',
    (address, side) =>
      !/\/(?:\*|:splat)?(?:[?#].*)?$/.test(address.trim()) &&
      !fileName.test(address) &&
      !isSourceFile(address, side),
  ],
  ['redirects/malformed', 'names the file of a page instead of its address', isSourceFile],
  [
    'redirects/malformed',
    'names a file, which servers take for the page',
    (address) => fileName.test(address),
  ],
];

/** Addresses of which no correction can be given. */
function foreign({ side, address }: Side): Finding | undefined {
  const code = 'redirects/malformed';
  if (/^\/+\*?$/.test(address) && side === 'source') {
    const message = `source "${address}" stands for ${address.endsWith('*') ? 'every page' : 'the start page'} of the site`;
    return { code, message, fix: 'name the old address, such as "/old/" or "/old/*"' };
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    const message = `${side} "${address}" names a site, and rules are about pages of this one`;
    return {
      code,
      message,
      fix: 'write the path of a page, such as "/core/introduction/overview/"',
    };
  }
  return undefined;
}

function faultsOf(side: Side): Finding[] {
  const { address, form, unclear } = side;
  const other = foreign(side);
  if (other) return [other];
  const meant = corrected(side);
  const found = faults.filter(([, , test]) => test(address, side));
  if (found.length > 0 && form.test(meant)) {
    return found.map(([code, what]) => {
      const message = `${side.side} "${address}" ${what}`;
      return { code, message, fix: `write "${meant}"` };
    });
  }
  const [what, fix] = unclear;
  return found.length === 0 && form.test(address)
    ? []
    : [{ code: 'redirects/malformed', message: `${side.side} "${address}" ${what}`, fix }];
}

/** What is wrong with the two addresses of a rule, whatever other rules and pages there are. */
export function addressFindings(rule: RedirectRule): {
  readonly source: readonly Finding[];
  readonly target: readonly Finding[];
} {
  const [source = [], target = []] = sidesOf(rule).map(faultsOf);
  const { from, to } = rule;
  if (!to.endsWith(':splat') || from.endsWith('*') || source.length > 0) return { source, target };
  const message = `target "${to}" repeats a rest that source "${from}" does not have`;
  const fix = 'end the source in "/*", or name one page as the target';
  return { source, target: [...target, { code: 'redirects/malformed', message, fix }] };
}
