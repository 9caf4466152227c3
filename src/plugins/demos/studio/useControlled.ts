import type { ArgType } from 'virtual:studio-runtime';
import { useEffect, useState } from 'react';
import type { YamlValue } from '../../../studio-elements/types';
import { tellStudioPage } from './messages';

type ArgTypes = Readonly<Record<string, ArgType>>;
type Props = Readonly<Record<string, unknown>>;

/** Plain data, which can be sent to the page. */
function toPlain(value: unknown): YamlValue | undefined {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : (JSON.parse(text) as YamlValue);
}

/** Values that the component starts from, by the properties that it changes. */
function startValues(argTypes: ArgTypes, props: Props): Record<string, unknown> {
  const controlled = Object.entries(argTypes).filter(([, argType]) => argType.onChangeProp);
  return Object.fromEntries(
    controlled.map(([name, argType]) => {
      const from = argType.defaultValueProp;
      // Bindings read nothing where the file says nothing, whatever stands for it.
      return [name, props[from ?? name] ?? undefined];
    }),
  );
}

/**
 * Properties that a component changes by itself, such as the text in a field, and what reports the
 * changes. As in Studio, a default value that changes takes the place of what is there.
 *
 * @param reports tells the page what bindings read.
 */
export function useControlled(argTypes: ArgTypes, props: Props, reports: boolean): Props {
  const start = startValues(argTypes, props);
  const startKey = JSON.stringify(start);
  const [values, setValues] = useState(start);
  const [seenKey, setSeenKey] = useState(startKey);
  if (seenKey !== startKey) {
    setSeenKey(startKey);
    setValues(start);
  }

  useEffect(() => {
    if (!reports) return;
    for (const [property, value] of Object.entries(values)) {
      tellStudioPage({ type: 'studio:value', property, value: toPlain(value) });
    }
  }, [reports, values]);

  const [handlers] = useState(() =>
    Object.fromEntries(
      Object.entries(argTypes).flatMap(([name, argType]) => {
        if (!argType.onChangeProp) return [];
        const convert = argType.onChangeHandler;
        const change = (value: unknown): void =>
          setValues((now) => ({ ...now, [name]: convert ? convert(value) : value }));
        return [[argType.onChangeProp, change]];
      }),
    ),
  );
  return { ...values, ...handlers };
}
