import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import {
  docsTabOf,
  foldDocsTab,
  withTrailingSlash,
  type DocsTabSegment,
} from '@site/src/navigation/pathname';
import { useInterfaceLanguage } from '@site/src/translations/textLanguage';
import styles from './styles.module.css';

/** Tabs of a guide, by the key of the front matter that fills them. */
const tabSegments = { components: 'components-api', hooks: 'hooks-api' } as const;

interface Tab {
  readonly label: string;
  readonly segment?: DocsTabSegment;
}

function hasNames(tabs: unknown, key: keyof typeof tabSegments): boolean {
  const names: unknown = tabs && typeof tabs === 'object' ? Reflect.get(tabs, key) : undefined;
  return Array.isArray(names) && names.length > 0;
}

function tabsOf(apiTabs: unknown): Tab[] {
  return [
    { label: translate({ id: 'apiTabs.guide', message: 'Guide' }) },
    ...(hasNames(apiTabs, 'components')
      ? [
          {
            label: translate({ id: 'apiTabs.components', message: 'Components API' }),
            segment: tabSegments.components,
          },
        ]
      : []),
    ...(hasNames(apiTabs, 'hooks')
      ? [
          {
            label: translate({ id: 'apiTabs.hooks', message: 'Hooks API' }),
            segment: tabSegments.hooks,
          },
        ]
      : []),
  ];
}

/**
 * Views of a guide: the guide itself and the reference of what it uses. They are links, because each
 * view has an address.
 */
export function ApiTabs(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const language = useInterfaceLanguage();
  const tabs = tabsOf((frontMatter as Record<string, unknown>).apiTabs);
  if (tabs.length === 1) {
    return null;
  }
  const current = docsTabOf(metadata.permalink);
  const guide = withTrailingSlash(foldDocsTab(metadata.permalink));
  return (
    <nav
      {...language}
      className={styles.tabs}
      aria-label={translate({
        id: 'apiTabs.label',
        message: 'Views of this page',
        description: 'Names the tabs of a guide that lead to its reference',
      })}
    >
      {tabs.map(({ label, segment }) => (
        <Link
          key={label}
          className={styles.tab}
          to={segment ? `${guide}${segment}/` : guide}
          aria-current={segment === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
