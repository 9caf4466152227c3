import { useEffect, useState } from 'react';
import type { Changes } from '@site/src/studio-elements/types';

/** An element as a page's file writes it. */
export interface ElementText {
  readonly text: string;
  readonly html: string;
}

/**
 * Writes an element with the reader's changes. What writes YAML is loaded with the first of them.
 *
 * @param original the element without changes.
 */
export function useElementText(original: ElementText, changes: Changes): ElementText {
  const [written, setWritten] = useState<ElementText>();
  useEffect(() => {
    if (Object.keys(changes).length === 0) {
      setWritten(undefined);
      return undefined;
    }
    let isWanted = true;
    void import('./yaml').then(({ colourYaml, writeElement }) => {
      if (!isWanted) return;
      const text = writeElement(original.text, changes);
      setWritten({ text, html: colourYaml(text.trimEnd()) });
    });
    return () => {
      isWanted = false;
    };
  }, [original.text, changes]);
  if (Object.keys(changes).length === 0) return original;
  // Until the next one is written, the last one stays.
  return written ?? original;
}
