import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useCodeStyling } from '@site/src/preferences/useCodeStyling';
import { useCodeVariant } from '@site/src/preferences/useCodeVariant';
import { ChoiceGroup } from './ChoiceGroup';

/** The language that code is shown in. Names of products stay as they are in every language. */
export function CodeVariantChoice(): ReactNode {
  const [variant, setVariant] = useCodeVariant();
  return (
    <ChoiceGroup
      legend={translate({
        id: 'preferences.code',
        message: 'Code',
        description: 'Heading over TypeScript and JavaScript',
      })}
      choices={[
        { value: 'TS', label: 'TypeScript' },
        { value: 'JS', label: 'JavaScript' },
      ]}
      value={variant}
      onChange={setVariant}
    />
  );
}

/** The styling solution that code is shown with, where there are several. */
export function CodeStylingChoice(): ReactNode {
  const [styling, setStyling] = useCodeStyling();
  return (
    <ChoiceGroup
      legend={translate({
        id: 'preferences.styling',
        message: 'Styling',
        description: 'Heading over MUI System, Plain CSS and Tailwind CSS',
      })}
      choices={[
        { value: 'system', label: 'MUI System' },
        {
          value: 'css',
          label: translate({
            id: 'preferences.plainCss',
            message: 'Plain CSS',
            description: 'CSS without a library',
          }),
        },
        { value: 'tailwind', label: 'Tailwind CSS' },
      ]}
      value={styling}
      onChange={setStyling}
    />
  );
}
