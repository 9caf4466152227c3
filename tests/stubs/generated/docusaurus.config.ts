/** The settings that theme components read while they render. */
export default {
  title: 'Test',
  url: 'https://docs.test',
  baseUrl: '/toolpad/',
  trailingSlash: true,
  future: { experimental_router: 'browser' },
  themeConfig: { docs: { sidebar: { hideable: false, autoCollapseCategories: false } } },
};
