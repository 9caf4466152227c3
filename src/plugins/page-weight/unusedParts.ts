import type { DocusaurusConfig } from '@docusaurus/types';

interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
}

/** What of the theme's configuration decides which of its components are ever shown. */
interface ThemeConfig {
  readonly announcementBar?: unknown;
  readonly docs?: { readonly sidebar?: { readonly hideable?: boolean } };
  readonly navbar?: { readonly items?: readonly NavbarItem[] };
}

/** Kinds of entries of the navbar, and the component for each. Plain links and search are kept. */
const navbarKinds = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
} as const;

/** Kinds that a navbar needs: a menu of languages or releases is a dropdown too. */
function kindsOf(items: readonly NavbarItem[]): string[] {
  return items.flatMap(({ type, items: inner }) => [
    ...(type ? [type] : []),
    ...(inner || type?.endsWith('Dropdown') ? ['dropdown'] : []),
    ...kindsOf(inner ?? []),
  ]);
}

/**
 * Components of Docusaurus that nothing shows as the site is configured, by the names under which
 * they are imported. What the configuration turns on again comes back by itself.
 */
export function unusedParts(config: Pick<DocusaurusConfig, 'baseUrlIssueBanner' | 'themeConfig'>) {
  const { announcementBar, docs, navbar } = config.themeConfig as ThemeConfig;
  const kinds = kindsOf(navbar?.items ?? []);
  return [
    ...(config.baseUrlIssueBanner ? [] : ['./BaseUrlIssueBanner']),
    ...(announcementBar ? [] : ['@theme/AnnouncementBar']),
    ...(docs?.sidebar?.hideable ? [] : ['@theme/DocSidebar/Desktop/CollapseButton']),
    ...Object.entries(navbarKinds)
      .filter(([kind]) => !kinds.includes(kind))
      .map(([, component]) => `@theme/NavbarItem/${component}`),
  ];
}
