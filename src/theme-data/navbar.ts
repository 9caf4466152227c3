import type { ThemeConfig } from '@docusaurus/preset-classic';

/** The navbar: the product switcher beside the title, everything else at the end. */
export const navbar = {
  title: 'Toolpad',
  items: [
    { type: 'custom-productSwitcher', position: 'left' },
    { type: 'search', position: 'right', className: 'navbar__search' },
    { type: 'custom-versionPicker', position: 'right' },
    { type: 'custom-languageMenu', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];
