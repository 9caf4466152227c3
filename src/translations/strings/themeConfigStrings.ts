import { createJiti } from 'jiti';
import type { MultiColumnFooter, NavbarItem } from '@docusaurus/theme-common';
import type { Files } from '../../content/files';
import type { SourceMessage } from './types';

/** The parts of the theme's configuration that hold strings. */
interface ThemeModules {
  readonly navbar: { readonly title: string; readonly items: readonly NavbarItem[] };
  readonly footerLinks: MultiColumnFooter['links'];
}

const modules = {
  navbar: 'src/theme-data/navbar.ts',
  footerLinks: 'src/theme-data/footerLinks.ts',
} as const;

/**
 * Loads an export of the project, which may be a copy of this one.
 *
 * @returns undefined if there is no such module.
 */
function load<Name extends keyof ThemeModules>(
  files: Files,
  name: Name,
): ThemeModules[Name] | undefined {
  const file = modules[name];
  if (!files.isFile(file)) {
    return undefined;
  }
  const jiti = createJiti(files.root, { moduleCache: false });
  return (jiti(files.absolute(file)) as ThemeModules)[name];
}

type Entry = [id: string, message: SourceMessage];

/** Strings of the navbar, with the ids that Docusaurus gives to them. */
function navbarEntries(files: Files): Entry[] {
  const navbar = load(files, 'navbar');
  const source = modules.navbar;
  const labels = (navbar?.items ?? []).flatMap(({ label }) =>
    typeof label === 'string' ? [label] : [],
  );
  return [
    ...(navbar?.title
      ? [
          [
            'title',
            { message: navbar.title, description: 'The title in the navbar', source },
          ] satisfies Entry,
        ]
      : []),
    ...labels.map((label): Entry => {
      const description = `Navbar item with label ${label}`;
      return [`item.label.${label}`, { message: label, description, source }];
    }),
  ];
}

/** Strings of the footer, with the ids that Docusaurus gives to them. */
function footerEntries(files: Files): Entry[] {
  const links = load(files, 'footerLinks') ?? [];
  const source = modules.footerLinks;
  return [
    ...links.flatMap(({ title }): Entry[] => {
      const description = `The title of the footer links column with title=${title} in the footer`;
      return title ? [[`link.title.${title}`, { message: title, description, source }]] : [];
    }),
    ...links
      .flatMap(({ items }) => items)
      .flatMap(({ label, to, href }): Entry[] => {
        const description = `The label of footer link with label=${label} linking to ${to ?? href}`;
        return label ? [[`link.item.label.${label}`, { message: label, description, source }]] : [];
      }),
  ];
}

/** Strings of the theme's configuration, by translation file; files without a string are left out. */
export function themeConfigStrings(files: Files): Map<string, ReadonlyMap<string, SourceMessage>> {
  const all = [
    ['docusaurus-theme-classic/footer.json', footerEntries(files)],
    ['docusaurus-theme-classic/navbar.json', navbarEntries(files)],
  ] as const;
  return new Map(
    all
      .filter(([, entries]) => entries.length > 0)
      .map(([file, entries]) => [file, new Map(entries)]),
  );
}
