import { useActiveDocContext, useDocsVersion } from '@docusaurus/plugin-content-docs/client';

/**
 * Path of the page that says in the current release what the shown, archived page says in its own,
 * with base path; undefined if the current release has no such page, or is shown itself.
 */
export function useCurrentPage(): string | undefined {
  const { pluginId, version } = useDocsVersion();
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return version === 'current' ? undefined : alternateDocVersions.current?.path;
}
