import leven from 'leven';
import { analyticsConfiguration } from '../../analytics/configuration';
import { fileStart, problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

type Environment = Readonly<Record<string, string | undefined>>;

/** What stands in the place of a file: settings of a deployment are no file of the project. */
export const settingsPlace = 'environment';

interface Setting {
  readonly accepts: (value: string) => boolean;
  readonly expected: string;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value);
}

function isHost(value: string): boolean {
  return URL.canParse(`https://${value}`) && new URL(`http://${value}`).host === value;
}

function isRepository(value: string): boolean {
  return URL.canParse(value) && /^https:\/\/[^/]+\/.*[^/]$/.test(value) && !value.endsWith('.git');
}

/** Variables of a deployment; README.md says what each is for. */
const settings: Readonly<Record<string, Setting>> = {
  DOCS_URL: {
    accepts: isOrigin,
    expected: 'an origin without path and slash at its end, such as https://docs.example.com',
  },
  DOCS_HOST: { accepts: isHost, expected: 'a host alone, such as docs.example.com' },
  DOCS_REPOSITORY_URL: {
    accepts: isRepository,
    expected: 'the address of a repository, such as https://github.com/example/docs',
  },
  SERVICE_WORKER: { accepts: (value) => ['on', 'off'].includes(value), expected: 'on or off' },
  // Only where tests serve fonts from.
  DOCS_FONT_HOST: { accepts: () => true, expected: '' },
  // Their values have a reader that judges them.
  ANALYTICS_ID: { accepts: () => true, expected: '' },
  ANALYTICS_SCRIPT_HOST: { accepts: () => true, expected: '' },
};

function report(message: string, fix: string): Problem {
  return problemAt(settingsPlace, fileStart, 'settings/value', message, fix);
}

/** Errors of the reader are `environment  what is wrong -> fix`. */
function analyticsProblems(environment: Environment): Problem[] {
  try {
    analyticsConfiguration(environment);
    return [];
  } catch (error) {
    const [what = '', fix = ''] = (error as Error).message
      .replace(/^environment\s+/, '')
      .split(' -> ');
    return [report(what, fix)];
  }
}

/** Letters by which a name may differ from one of ours and still be meant for it. */
const MAX_SLIPS = 2;

/** A name that is nearly one of ours: set in vain. */
function misspelled(environment: Environment): Problem[] {
  return Object.keys(environment)
    .filter((name) => /^(?:DOCS?|ANALYTICS?|SERVICE)_[A-Z_]+$/.test(name))
    .filter((name) => !Object.hasOwn(settings, name))
    .flatMap((name) => {
      const meant = Object.keys(settings).find((known) => leven(name, known) <= MAX_SLIPS);
      const message = `${name} is no setting of this site`;
      return meant
        ? [
            problemAt(
              settingsPlace,
              fileStart,
              'settings/unknown',
              message,
              `did you mean ${meant}?`,
            ),
          ]
        : [];
    });
}

/** Settings that a deployment makes by environment variables; an empty one counts as none. */
export function settingsProblems(environment: Environment): Problem[] {
  const wrong = Object.entries(settings).flatMap(([name, { accepts, expected }]) => {
    const value = environment[name];
    return value === undefined || value === '' || accepts(value)
      ? []
      : [report(`${name} is "${value}"`, `write ${expected}`)];
  });
  return [...wrong, ...analyticsProblems(environment), ...misspelled(environment)];
}

/** Settings of the deployment that the site is built for. */
export function deploymentSettings({ environment }: SiteContent): Problem[] {
  return settingsProblems(environment ?? {});
}
