import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { LanguageMenu } from '@site/src/components/LanguageMenu';
import { ProductSwitcher } from '@site/src/components/ProductSwitcher';
import { VersionPicker } from '@site/src/components/VersionPicker';

export default {
  ...ComponentTypes,
  'custom-languageMenu': LanguageMenu,
  'custom-productSwitcher': ProductSwitcher,
  'custom-versionPicker': VersionPicker,
};
