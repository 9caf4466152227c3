import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { CodeProblem } from '@site/src/plugins/demos/playground/messages';
import styles from './editor.module.css';

/** `Orders.tsx:12:5`, as far as it is known. */
function placeOf({ file, line, column }: CodeProblem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** What is wrong with edited code. An empty region stands there all the time, to be announced from. */
export function ProblemMessage({
  problem,
}: {
  readonly problem: CodeProblem | undefined;
}): ReactNode {
  const place = problem && placeOf(problem);
  return (
    <div role="status">
      {problem && (
        <div className={styles.problem}>
          {place && <code className={styles.place}>{place}</code>}
          <p className={styles.message}>{problem.message}</p>
          {problem.stack && (
            <details className={styles.stack}>
              <summary>
                <Translate id="demo.stack">Where it happened</Translate>
              </summary>
              <pre tabIndex={0}>{problem.stack}</pre>
            </details>
          )}
        </div>
      )}
    </div>
  );
}
