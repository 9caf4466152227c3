import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type {
  ElementRequest,
  StudioFrameMessage,
  StudioPageMessage,
} from '@site/src/plugins/demos/studio/messages';
import type { YamlValue } from '@site/src/studio-elements/types';

/** What a component tells of itself. */
export interface ElementReport {
  /** What bindings read, by property. */
  readonly values: Readonly<Record<string, YamlValue | undefined>>;
  /** How often each event has happened, by property. */
  readonly events: Readonly<Record<string, number>>;
}

const nothing: ElementReport = { values: {}, events: {} };

function addTo(report: ElementReport, message: StudioFrameMessage): ElementReport {
  switch (message.type) {
    case 'studio:value':
      return { ...report, values: { ...report.values, [message.property]: message.value } };
    case 'studio:event': {
      const count = (report.events[message.property] ?? 0) + 1;
      return { ...report, events: { ...report.events, [message.property]: count } };
    }
    default:
      return report;
  }
}

/**
 * Keeps the element in a frame in line with the page.
 *
 * @returns what the component in the frame tells of itself since it started anew.
 */
export function useElementFrame(
  frameRef: RefObject<HTMLIFrameElement | null>,
  request: ElementRequest,
): ElementReport {
  const isListening = useRef(false);
  const [report, setReport] = useState(nothing);
  const send = useEffectEvent(() => {
    const message: StudioPageMessage = { type: 'studio:element', ...request };
    frameRef.current?.contentWindow?.postMessage(message, window.location.origin);
  });

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent): void => {
      if (source !== frameRef.current?.contentWindow || origin !== window.location.origin) return;
      const message = data as StudioFrameMessage;
      if (message.type === 'studio:listening') {
        isListening.current = true;
        send();
      } else {
        setReport((now) => addTo(now, message));
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frameRef]);

  useEffect(() => {
    if (isListening.current) send();
  }, [request]);

  useEffect(() => setReport(nothing), [request.generation]);
  return report;
}
