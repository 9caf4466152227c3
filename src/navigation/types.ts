/**
 * One entry of a product's table of contents.
 *
 * An entry with `children` is a group, or a subheader if it carries `subheader`; an entry without
 * is a page, and a Markdown page exists for it.
 */
export interface NavigationPage {
  /**
   * Site-absolute path without base path, language prefix and trailing slash,
   * for example `/core/introduction/installation`. Unique over both products; only API tabs
   * (`…/components-api`, `…/hooks-api`) may repeat, for they are views of the page above them.
   */
  readonly pathname: string;
  /** Label in the sidebar. Without it, the label is derived from the last segment of `pathname`. */
  readonly title?: string;
  /** Text of a label over `children` inside a group. A subheader is not a link and does not fold. */
  readonly subheader?: string;
  /** Entries below this one, in reading order. */
  readonly children?: readonly NavigationPage[];
  /** Shows the "New" chip behind the label. */
  readonly newFeature?: boolean;
}
