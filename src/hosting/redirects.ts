/**
 * One address that readers may still hold, and the page that answers it now.
 *
 * Both sides are site-absolute without base path and language prefix. A source ends in `/`, or in
 * `/*` to stand for itself and everything below; then `:splat` in the target stands for the rest.
 */
export interface RedirectRule {
  readonly from: string;
  /** The final page, with trailing slash and, where a section answers better, its `#anchor`. */
  readonly to: string;
}

/** Toolpad Core's pages as they were addressed at v0.13.0, and the addresses of before. */
const core: readonly RedirectRule[] = [
  { from: '/core/all-components/', to: '/core/components/all-components/' },
  { from: '/core/react-app-provider/', to: '/core/components/app-provider/' },
  { from: '/core/react-dashboard-layout/', to: '/core/components/dashboard-layout/' },
  { from: '/core/react-page-container/', to: '/core/components/page-container/' },
  { from: '/core/react-sign-in-page/', to: '/core/components/sign-in-page/' },
  { from: '/core/react-account/', to: '/core/components/account/' },
  { from: '/core/react-crud/', to: '/core/components/crud/' },
  { from: '/core/react-use-dialogs/', to: '/core/components/use-dialogs/' },
  { from: '/core/react-use-dialogs/api/', to: '/core/api/use-dialogs/' },
  { from: '/core/react-use-notifications/', to: '/core/components/use-notifications/' },
  { from: '/core/react-use-notifications/api/', to: '/core/api/use-notifications/' },
  { from: '/core/react-use-session/', to: '/core/components/use-session/' },
  { from: '/core/react-use-session/api/', to: '/core/api/use-session/' },
  { from: '/core/react-persistent-state/', to: '/core/components/persisted-state/' },
  {
    from: '/core/react-persistent-state/use-local-storage-state-api/',
    to: '/core/api/use-local-storage-state/',
  },
  {
    from: '/core/react-persistent-state/use-session-storage-state-api/',
    to: '/core/api/use-session-storage-state/',
  },
  { from: '/core/installation/', to: '/core/introduction/installation/' },
  { from: '/core/introduction/integration/', to: '/core/integrations/nextjs-approuter/' },
  { from: '/core/templates/nextjs-dashboard/*', to: '/core/introduction/examples/' },
];

/** Announcements of features that were not released with 0.13.0: what comes nearest, or the plans. */
const coreAnnouncements: readonly RedirectRule[] = [
  { from: '/core/customization/', to: '/core/components/app-provider/' },
  { from: '/core/features/audit-logs/', to: '/core/introduction/roadmap/' },
  { from: '/core/features/authentication/', to: '/core/components/sign-in-page/' },
  { from: '/core/react-notification-center/', to: '/core/components/use-notifications/' },
  { from: '/core/react-rbac/', to: '/core/introduction/roadmap/' },
  { from: '/core/react-sign-up-page/', to: '/core/components/sign-in-page/' },
  { from: '/core/react-stat-card/', to: '/core/introduction/roadmap/' },
];

/** Toolpad Studio's pages from before it shared the site with Core, renamed on the way. */
const studioRenamed: readonly RedirectRule[] = [
  { from: '/getting-started/setup/', to: '/studio/getting-started/overview/' },
  { from: '/getting-started/tutorial/', to: '/studio/getting-started/overview/' },
  { from: '/getting-started/quickstart/', to: '/studio/getting-started/first-app/' },
  { from: '/getting-started/configuration/', to: '/studio/how-to-guides/basic-auth/' },
  { from: '/data-fetching/rest/', to: '/studio/concepts/http-requests/' },
  {
    from: '/data-fetching/google-sheets/',
    to: '/studio/how-to-guides/connect-to-googlesheets/',
  },
  { from: '/schema-reference/', to: '/studio/reference/file-schema/' },
  { from: '/connecting-to-datasources/queries/', to: '/studio/concepts/queries/' },
  { from: '/connecting-to-datasources/http-requests/', to: '/studio/concepts/http-requests/' },
  {
    from: '/connecting-to-datasources/custom-functions/',
    to: '/studio/concepts/custom-functions/',
  },
  {
    from: '/building-ui/component-library/',
    to: '/studio/concepts/building-ui/#parts-of-the-editor',
  },
  { from: '/building-ui/canvas-and-inspector/', to: '/studio/concepts/building-ui/' },
  { from: '/building-ui/custom-components/', to: '/studio/concepts/custom-components/' },
  { from: '/building-ui/data-grid-component/', to: '/studio/how-to-guides/customize-datagrid/' },
  {
    from: '/building-ui/page-configuration/',
    to: '/studio/concepts/page-properties/#page-parameters',
  },
  { from: '/building-ui/theming/', to: '/studio/concepts/theming/' },
  { from: '/data-binding/binding-state/', to: '/studio/concepts/data-binding/' },
  { from: '/data-binding/event-handling/', to: '/studio/concepts/event-handling/' },
  { from: '/deployment/', to: '/studio/concepts/deployment/' },
  { from: '/examples/admin-app/', to: '/studio/examples/basic-crud-app/' },
  {
    from: '/how-to-guides/connect-to-datasource/',
    to: '/studio/how-to-guides/connect-to-databases/',
  },
  { from: '/how-to-guides/number-display/', to: '/studio/how-to-guides/map-display/' },
  { from: '/tutorials/render-deploy/', to: '/studio/how-to-guides/render-deploy/' },
  { from: '/support/support/', to: '/studio/getting-started/support/' },
  { from: '/concepts/connecting-to-data/', to: '/studio/concepts/queries/' },
  { from: '/concepts/display-mode/', to: '/studio/concepts/page-properties/#display-mode' },
  { from: '/concepts/managing-state/', to: '/studio/concepts/event-handling/' },
  { from: '/reference/components/datagrid/', to: '/studio/reference/components/data-grid/' },
];

/** Toolpad Studio's pages from before it shared the site with Core, moved with their names. */
const studioMoved: readonly RedirectRule[] = [
  { from: '/getting-started/*', to: '/studio/getting-started/:splat' },
  { from: '/examples/*', to: '/studio/examples/:splat' },
  { from: '/concepts/*', to: '/studio/concepts/:splat' },
  { from: '/components/*', to: '/studio/components/:splat' },
  { from: '/how-to-guides/*', to: '/studio/how-to-guides/:splat' },
  { from: '/reference/*', to: '/studio/reference/:splat' },
];

/** Pages of this site that have another address now; `npm run rename` adds to them. */
const renamedPages: readonly RedirectRule[] = [];

/**
 * The one redirect table. Every target has to be in the navigation spec. The addresses of groups are
 * not listed: they follow from it.
 */
export const redirectRules: readonly RedirectRule[] = [
  ...renamedPages,
  ...core,
  ...coreAnnouncements,
  ...studioRenamed,
  ...studioMoved,
];
