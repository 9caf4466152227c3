import { loadCoreApi } from '@site/src/api-reference/loadCoreApi';
import type { ApiChange } from '@site/src/api-reference/model';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

function print({ exportName, part, member, change, from, to }: ApiChange): string {
  const place = [exportName, part === 'export' ? '' : `.${part}`, member ? `.${member}` : ''];
  return `${change} ${place.join('')} ${[from, to].filter(Boolean).join(' -> ')}`;
}

test('the difference of 0.12.1 to 0.12.0 is known', async () => {
  const { api, changes } = await loadCoreApi(root, '0.12.1');
  expect(api.version).toBe('0.12.1');
  expect(new Set(changes.map(({ version }) => version))).toEqual(new Set(['0.12.1']));
  // A component's changes; those of its types say the same.
  const components = changes.filter(({ exportKind, part }) => {
    return part === 'export' || exportKind === 'component';
  });
  const lines = components
    .map(print)
    .filter((line) => !line.startsWith('retyped SignInPage.props'));
  expect(lines).toEqual([
    'retyped Account.props.localeText Partial<ReturnType<typeof useLocaleText>> -> Partial<AccountLocaleText>',
    'added AppProvider.props.localeText Partial<LocaleText>',
    'added LocaleText @toolpad/core/AppProvider, @toolpad/core',
    'added LocalizationContext @toolpad/core/AppProvider, @toolpad/core',
    'added LocalizationProvider @toolpad/core/AppProvider, @toolpad/core',
    'added LocalizationProviderProps @toolpad/core/AppProvider, @toolpad/core',
    'added NextAppProvider.props.localeText Partial<LocaleText>',
    'added ReactRouterAppProvider.props.localeText Partial<LocaleText>',
    'added SignInPage.props.localeText Partial<SignInPageLocaleText>',
    'retyped SignInPage.slots.submitButton React.JSXElementConstructor<LoadingButtonProps> -> React.JSXElementConstructor<ButtonProps>',
    'default SignInPage.slots.submitButton LoadingButton -> Button',
    'added SignInPage.slotProps.form Partial<React.FormHTMLAttributes<HTMLFormElement>>',
    'added SignInPage.slotProps.oAuthButton ButtonProps',
    'retyped SignInPage.slotProps.submitButton LoadingButtonProps -> ButtonProps',
    'added useLocaleText @toolpad/core/AppProvider, @toolpad/core',
  ]);
});

test('0.13.0 adds the CRUD exports and their texts, and changes nothing else', async () => {
  const { api, changes } = await loadCoreApi(root);
  const latest = changes.filter(({ version }) => version === '0.13.0');
  expect(changes.slice(0, latest.length)).toEqual(latest);
  expect(new Set(latest.map(({ change }) => change))).toEqual(new Set(['added']));
  const added = latest.filter(({ part }) => part === 'export');
  expect(added).toHaveLength(25);
  expect(new Set(added.map(({ to }) => to))).toEqual(
    new Set(['@toolpad/core/Crud, @toolpad/core']),
  );
  const members = latest.filter(({ part }) => part !== 'export');
  expect(new Set(members.map(({ exportName }) => exportName))).toEqual(
    new Set(['LocaleText', 'useLocaleText']),
  );
  expect(members).toHaveLength(32);

  const since = new Map(api.exports.map((entry) => [entry.name, entry.since]));
  expect(since.get('Crud')).toBe('0.13.0');
  expect(since.get('LocaleText')).toBe('0.12.1');
  expect(since.get('Account')).toBeUndefined();
  const layout = api.exports.find(({ name }) => name === 'AppProvider');
  const dated = layout?.props?.filter((prop) => prop.since);
  expect(dated?.map((prop) => `${prop.name} ${prop.since}`)).toEqual(['localeText 0.12.1']);
});

test('the oldest release has no history', async () => {
  const { api, changes } = await loadCoreApi(root, '0.12.0');
  expect(changes).toEqual([]);
  expect(api.exports.filter(({ since }) => since !== undefined)).toEqual([]);
});

test('a release that is not installed is one clear error', async () => {
  await expect(loadCoreApi(root, '0.1.0')).rejects.toThrow(
    'src/api-reference/package.json:1:1  no release 0.1.0 of @toolpad/core is installed -> ' +
      'use 0.12.0, 0.12.1, 0.13.0, or add it there as npm:@toolpad/core@0.1.0',
  );
});
