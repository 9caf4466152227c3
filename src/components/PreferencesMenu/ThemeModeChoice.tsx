import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ChoiceGroup } from './ChoiceGroup';
import { moonIcon, screenIcon, sunIcon } from './icons';

/** Light, dark or the system's mode; Docusaurus keeps the choice in local storage. */
export function ThemeModeChoice(): ReactNode {
  const { colorModeChoice, setColorMode } = useColorMode();
  return (
    <ChoiceGroup
      legend={translate({ id: 'preferences.themeMode', message: 'Theme mode' })}
      choices={[
        {
          value: 'light',
          icon: sunIcon,
          label: translate({ id: 'preferences.light', message: 'Light' }),
        },
        {
          value: 'dark',
          icon: moonIcon,
          label: translate({ id: 'preferences.dark', message: 'Dark' }),
        },
        {
          value: 'system',
          icon: screenIcon,
          label: translate({
            id: 'preferences.system',
            message: 'System',
            description: "Theme mode that follows the operating system's",
          }),
        },
      ]}
      value={colorModeChoice ?? 'system'}
      // Docusaurus stores no choice at all for the system's mode.
      onChange={(mode) => setColorMode(mode === 'system' ? null : mode)}
    />
  );
}
