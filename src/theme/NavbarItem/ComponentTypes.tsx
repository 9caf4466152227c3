import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { ProductSwitcher } from '@site/src/components/ProductSwitcher';
import { VersionPicker } from '@site/src/components/VersionPicker';

export default {
  ...ComponentTypes,
  'custom-productSwitcher': ProductSwitcher,
  'custom-versionPicker': VersionPicker,
};
