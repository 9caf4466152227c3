import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import codeStyles from '@site/src/components/CodeBlock/styles.module.css';
import { demoUrl, useDemosBase } from '@site/src/components/Demo/frameUrl';
import { useFrame } from '@site/src/components/Demo/useFrame';
import { useNearViewport } from '@site/src/components/Demo/useNearViewport';
import { Viewport } from '@site/src/components/Demo/Viewport';
import { changeElement } from '@site/src/studio-elements/changeElement';
import type { Changes } from '@site/src/studio-elements/types';
import clsx from 'clsx';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ElementFile } from './ElementFile';
import { Field } from './Field';
import { Readings } from './Readings';
import styles from './styles.module.css';
import type { StudioComponentProps } from './types';
import { useElementFrame } from './useElementFrame';
import { useElementText } from './useElementText';

const unchanged: Changes = {};

/**
 * A component of Studio that runs in a frame of its own, with fields for its properties and with what
 * Studio's editor would write into the page's file for them.
 */
export function StudioComponent(props: StudioComponentProps): ReactNode {
  const { element, expressions, text, html, controls, data, readable, events } = props;
  const { address, reference, height, title, description } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(unchanged);
  const [generation, setGeneration] = useState(0);
  const [loads, setLoads] = useState(0);
  const url = demoUrl(useDemosBase(), address);
  const isNear = useNearViewport(ref);
  const load = String(loads);
  const frame = useFrame(isNear ? load : undefined);

  const request = useMemo(
    () => ({ element: changeElement(element, changes), expressions, generation }),
    [element, changes, expressions, generation],
  );
  const report = useElementFrame(frame.frameRef, request);
  const original = useMemo(() => ({ text, html }), [text, html]);
  const written = useElementText(original, changes);
  const reset = (): void => {
    setChanges(unchanged);
    setGeneration((count) => count + 1);
  };
  const hasData = controls.some(({ kind }) => kind === 'data');

  return (
    <div
      ref={ref}
      className={styles.component}
      data-studio-component={element.component}
      data-unsaved={Object.keys(changes).length > 0 || undefined}
    >
      <div className={clsx('theme-code-block', codeStyles.block)} role="group" aria-label={title}>
        <p className={styles.noScript}>{description}</p>
        <div className={clsx(styles.columns, hasData && styles.stacked)}>
          <div className={styles.stage}>
            <Viewport
              src={isNear ? url : undefined}
              load={load}
              frameRef={frame.frameRef}
              state={frame.state}
              title={title}
              description={description}
              height={height}
              onReset={() => {
                reset();
                setLoads((count) => count + 1);
              }}
            />
          </div>
          <div
            className={styles.panel}
            role="group"
            aria-label={translate({ id: 'studioComponent.properties', message: 'Properties' })}
            data-pagefind-ignore=""
          >
            <div className={styles.fields}>
              {controls.map((control) => (
                <Field
                  key={`${control.name}/${generation}`}
                  control={control}
                  value={request.element.props?.[control.name]}
                  text={data[control.name] ?? ''}
                  onChange={(value, source) =>
                    setChanges((now) => ({ ...now, [control.name]: { value, source } }))
                  }
                />
              ))}
            </div>
            <Link className={styles.reference} to={reference}>
              <Translate id="studioComponent.allProperties">All properties</Translate>
            </Link>
          </div>
        </div>
        <Readings name={element.name} readable={readable} events={events} report={report} />
        <ElementFile written={written} onReset={reset} />
      </div>
    </div>
  );
}
