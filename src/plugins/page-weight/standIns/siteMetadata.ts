/** Nothing that a page shows. */
export default { docusaurusVersion: '', pluginVersions: {} };
