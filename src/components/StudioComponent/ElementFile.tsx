import { translate } from '@docusaurus/Translate';
import codeStyles from '@site/src/components/CodeBlock/styles.module.css';
import { CopyTool } from '@site/src/components/Demo/CopyTool';
import { Tool } from '@site/src/components/Demo/Tool';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { ElementText } from './useElementText';

interface ElementFileProps {
  readonly written: ElementText;
  readonly onReset: () => void;
}

/** The element as the page's file writes it. */
export function ElementFile({ written, onReset }: ElementFileProps): ReactNode {
  return (
    <>
      <div className={styles.bar}>
        <span className={codeStyles.label} translate="no">
          page.yml
        </span>
        <span className={styles.tools}>
          <Tool
            icon="reset"
            label={translate({ id: 'studioComponent.reset', message: 'Reset the properties' })}
            action="reset"
            onPress={onReset}
          />
          <CopyTool getText={() => written.text} />
        </span>
      </div>
      <pre tabIndex={0} className={codeStyles.source} translate="no">
        <code className="language-yaml" dangerouslySetInnerHTML={{ __html: written.html }} />
      </pre>
    </>
  );
}
