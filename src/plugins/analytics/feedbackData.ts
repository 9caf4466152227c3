/** Name of the plugin whose global data this is. */
export const pluginName = 'analytics';

/** What every page knows about where feedback goes. */
export interface FeedbackData {
  /** Repository of the documentation; undefined where no issue can be opened. */
  readonly repositoryUrl?: string;
}
