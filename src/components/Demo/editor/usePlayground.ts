import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TextFile } from '@site/src/demo-projects/types';
import { stateOf } from '@site/src/plugins/demos/frame/pageState';
import type {
  CodeProblem,
  RunRequest,
  StateMessage,
} from '@site/src/plugins/demos/playground/messages';
import type { CodeStyling } from '@site/src/preferences/types';
import { useDemosBase } from '../frameUrl';
import { readPlaygroundMessage } from './readPlaygroundMessage';
import { stuckProblem } from './stuckProblem';

/** Milliseconds after the last key before the code runs. */
const PAUSE = 300;

/** Milliseconds after which code that says nothing counts as stuck. Its packages have loaded by then. */
const PATIENCE = 12_000;

/** The frame that runs edited code, and what is wrong with the code. */
export interface Playground {
  /** Changes when the frame is to be replaced. */
  readonly frameKey: number;
  readonly frameProps: {
    readonly ref: RefObject<HTMLIFrameElement | null>;
    readonly src: string;
  };
  readonly problem: CodeProblem | undefined;
  /** False until the frame has something to show. */
  readonly isShown: boolean;
}

/** Runs edited files in the playground, shortly after each change. */
export function usePlayground(files: readonly TextFile[], styling: CodeStyling): Playground {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const base = useDemosBase();
  const [frame, setFrame] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [problem, setProblem] = useState<CodeProblem>();
  const run = useRef(0);
  const failedRun = useRef(0);
  const stuckFiles = useRef<readonly TextFile[]>(undefined);
  const watchdog = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The frame has no origin that could be named; it checks where messages come from. */
  const send = (message: RunRequest | StateMessage): void =>
    frameRef.current?.contentWindow?.postMessage(message, '*');

  const sendState = useEffectEvent(() =>
    send({ type: 'playground:state', state: stateOf(document.documentElement) }),
  );
  const sendRun = useEffectEvent(() => {
    run.current += 1;
    send({ type: 'playground:run', run: run.current, files, styling });
    clearTimeout(watchdog.current);
    watchdog.current = setTimeout(() => {
      stuckFiles.current = files;
      setProblem(stuckProblem());
      setIsReady(false);
      // A loop without end is stopped with the frame that it runs in.
      setFrame((count) => count + 1);
    }, PATIENCE);
  });
  const receive = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source !== frameRef.current?.contentWindow) return;
    const message = readPlaygroundMessage(data);
    if (message?.type === 'playground:ready') {
      setIsReady(true);
    } else if (message?.run === run.current) {
      clearTimeout(watchdog.current);
      setIsShown(true);
      if (message.type === 'playground:problem') {
        failedRun.current = message.run;
        setProblem(message.problem);
      } else if (failedRun.current !== message.run) {
        // What is drawn after a problem of the same run, as a promise that was rejected, has it still.
        setProblem(undefined);
      }
    }
  });

  useEffect(() => {
    const listen = (event: MessageEvent): void => receive(event);
    const observer = new MutationObserver(() => sendState());
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang', 'dir'] });
    window.addEventListener('message', listen);
    return () => {
      observer.disconnect();
      window.removeEventListener('message', listen);
      clearTimeout(watchdog.current);
    };
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isReady) return undefined;
    sendState();
    // What was stuck once would be stuck again: it runs when it has changed.
    if (stuckFiles.current === files) return undefined;
    const timer = setTimeout(sendRun, isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [isReady, files, styling]);

  return {
    frameKey: frame,
    frameProps: { ref: frameRef, src: `${base}playground/` },
    problem,
    isShown,
  };
}
