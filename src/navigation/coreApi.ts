import type { NavigationPage } from './types';

/**
 * Reference of Toolpad Core. Its pages are generated, see `src/api-reference`; a test keeps this
 * list equal to what the package exports.
 */
export const coreApiNavigation: readonly NavigationPage[] = [
  { pathname: '/core/api/overview', title: 'Overview' },
  {
    pathname: '/core/api/components',
    subheader: 'Components',
    children: [
      { pathname: '/core/api/account' },
      { pathname: '/core/api/account-popover-footer' },
      { pathname: '/core/api/account-popover-header' },
      { pathname: '/core/api/account-preview' },
      { pathname: '/core/api/alert-dialog' },
      { pathname: '/core/api/app-provider' },
      { pathname: '/core/api/confirm-dialog' },
      { pathname: '/core/api/create' },
      { pathname: '/core/api/crud' },
      { pathname: '/core/api/crud-form' },
      { pathname: '/core/api/crud-provider' },
      { pathname: '/core/api/dashboard-layout' },
      { pathname: '/core/api/dialogs-provider' },
      { pathname: '/core/api/edit' },
      { pathname: '/core/api/list' },
      { pathname: '/core/api/localization-provider' },
      { pathname: '/core/api/next-app-provider' },
      { pathname: '/core/api/notifications-provider' },
      { pathname: '/core/api/page-container' },
      { pathname: '/core/api/page-header' },
      { pathname: '/core/api/page-header-toolbar' },
      { pathname: '/core/api/prompt-dialog' },
      { pathname: '/core/api/react-router-app-provider' },
      { pathname: '/core/api/show' },
      { pathname: '/core/api/sign-in-button' },
      { pathname: '/core/api/sign-in-page' },
      { pathname: '/core/api/sign-out-button' },
      { pathname: '/core/api/theme-switcher' },
      { pathname: '/core/api/toolbar-actions' },
    ],
  },
  {
    pathname: '/core/api/hooks',
    subheader: 'Hooks',
    children: [
      { pathname: '/core/api/use-active-page' },
      { pathname: '/core/api/use-dialogs' },
      { pathname: '/core/api/use-local-storage-state' },
      { pathname: '/core/api/use-locale-text' },
      { pathname: '/core/api/use-notifications' },
      { pathname: '/core/api/use-session' },
      { pathname: '/core/api/use-session-storage-state' },
      { pathname: '/core/api/use-storage-state' },
      { pathname: '/core/api/use-storage-state-server' },
    ],
  },
  {
    pathname: '/core/api/other-exports',
    subheader: 'Other exports',
    children: [
      { pathname: '/core/api/contexts' },
      { pathname: '/core/api/codecs' },
      { pathname: '/core/api/data-source-cache' },
    ],
  },
  {
    pathname: '/core/api/releases',
    subheader: 'Releases',
    children: [
      { pathname: '/core/api/changes-0-13-0', title: 'Changes in 0.13.0' },
      { pathname: '/core/api/changes-0-12-1', title: 'Changes in 0.12.1' },
      { pathname: '/core/api/changes-0-12-0', title: 'Exports of 0.12.0' },
      { pathname: '/core/api/coverage' },
    ],
  },
];
