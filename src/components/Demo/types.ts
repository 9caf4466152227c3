import type { CodeStyling } from '@site/src/preferences/types';
import type { CodeSource } from '../CodeBlock/types';

/** What the build knows about a demo that a page shows. */
export interface DemoProps {
  /** Path below `src/demos` without extension, for example `core/account/AccountBasic`. */
  readonly name: string;
  /** Path of the demo's own page below `/demos/`. */
  readonly address: string;
  /** Name in addresses such as `#AccountBasic.tsx`. Only the first demo of a name on a page has it. */
  readonly anchor?: string;
  /** All files in all variants and stylings. */
  readonly sources: readonly CodeSource[];
  /** The lines shown first, of each variant and styling; empty for a demo without a preview. */
  readonly previews: readonly CodeSource[];
  /** Stylesheets of the font host that the demo asks for, by their path there. */
  readonly fontStylesheets?: readonly string[];
  /** Where the module of each styling stands in the repository, where the site has one. */
  readonly repository?: Readonly<Partial<Record<CodeStyling, string>>>;
  /** Height of the frame, in CSS pixels. */
  readonly height: number;
  /** Width of the window that the demo sees at least, in CSS pixels; drawn smaller where it has to be. */
  readonly width?: number;
  /** Accessible name of the demo. */
  readonly title: string;
  /** Says more about the demo to readers who do not see it. */
  readonly description?: string;
  readonly editable?: boolean;
  readonly toolbar?: boolean;
}
