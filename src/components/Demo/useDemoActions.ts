import { useCodeStyling } from '@site/src/preferences/useCodeStyling';
import { useCodeVariant } from '@site/src/preferences/useCodeVariant';
import type { CodeStyling, CodeVariant } from '@site/src/preferences/types';
import { windowUrl } from './frameUrl';
import { toolLabels } from './labels';
import type { MenuItem } from './Menu';
import { shownFiles } from './shownFiles';
import type { DemoProps } from './types';

/** What the toolbar does. */
export interface DemoActions {
  /** The file that the reader sees. */
  readonly getText: () => string;
  readonly reset: () => void;
  /** Address of the demo's own window, and what completes it when it is followed. */
  readonly windowLink: {
    readonly href: string;
    readonly onPress: (link: HTMLAnchorElement | undefined) => void;
  };
  readonly openStackBlitz: () => void;
  /** Lines of the menu. */
  readonly items: readonly MenuItem[];
}

interface Handlers {
  readonly styling: CodeStyling;
  readonly hasStylings: boolean;
  /** Position of the file that is shown, among those of the styling. */
  readonly file: number;
  readonly reset: () => void;
  readonly focusStart: () => void;
  readonly copyLink: (link: string) => void;
  /** Address of the demo's own page, in this styling. */
  readonly url: string;
}

function linkTo({ name, anchor }: DemoProps, variant: CodeVariant, styling: string): string {
  const url = new URL(window.location.href);
  const ending = variant === 'JS' ? '.js' : '.tsx';
  url.hash = styling + (anchor ?? name.slice(name.lastIndexOf('/') + 1)) + ending;
  return url.href;
}

/** The actions of one demo, in the code variant and styling that the reader sees. */
export function useDemoActions(
  demo: DemoProps,
  { styling, hasStylings, file, reset, focusStart, copyLink, url }: Handlers,
): DemoActions {
  const [variant] = useCodeVariant();
  const [, setStyling] = useCodeStyling();
  const labels = toolLabels();
  const prefix = hasStylings ? `${styling}-` : '';

  const openSandbox = async (open: 'openInStackBlitz' | 'openInCodeSandbox'): Promise<void> => {
    const sandboxes = await import('./sandboxes');
    sandboxes[open]({
      title: demo.title,
      files: shownFiles(demo, variant, styling),
      variant,
      styling,
      fontStylesheets: demo.fontStylesheets ?? [],
    });
  };
  const windowLink: DemoActions['windowLink'] = {
    href: url,
    // How the page is read is known in the browser alone.
    onPress(link) {
      if (link) link.href = windowUrl(url);
    },
  };
  const openStackBlitz = (): void => void openSandbox('openInStackBlitz');
  const repository = demo.repository?.[styling] ?? demo.repository?.system;

  const stylingItems: MenuItem[] = hasStylings
    ? (
        [
          ['system', 'MUI System'],
          ['css', 'Plain CSS'],
          ['tailwind', 'Tailwind CSS'],
        ] as const
      ).map(([value, label]) => ({
        label,
        icon: 'source',
        action: `styling-${value}`,
        whereNarrow: true,
        onPress: () => setStyling(value),
      }))
    : [];
  return {
    getText() {
      const files = shownFiles(demo, variant, styling);
      return (files[file] ?? files[0])?.text ?? '';
    },
    reset,
    windowLink,
    openStackBlitz,
    items: [
      ...stylingItems,
      {
        label: labels.stackBlitz,
        icon: 'bolt',
        action: 'stackblitz-menu',
        whereNarrow: true,
        onPress: openStackBlitz,
      },
      {
        label: labels.codeSandbox,
        icon: 'box',
        action: 'codesandbox',
        onPress: () => void openSandbox('openInCodeSandbox'),
      },
      {
        label: labels.fullScreen,
        icon: 'window',
        action: 'full-screen-menu',
        whereNarrow: true,
        ...windowLink,
      },
      { label: labels.resetFocus, icon: 'focus', action: 'reset-focus', onPress: focusStart },
      {
        label: labels.copyLinkTs,
        icon: 'link',
        action: 'copy-ts-source-link',
        onPress: () => copyLink(linkTo(demo, 'TS', prefix)),
      },
      {
        label: labels.copyLinkJs,
        icon: 'link',
        action: 'copy-js-source-link',
        onPress: () => copyLink(linkTo(demo, 'JS', prefix)),
      },
      ...(repository
        ? [
            {
              label: labels.repository,
              icon: 'branch',
              action: 'repository',
              href: repository,
            } as const,
          ]
        : []),
    ],
  };
}
