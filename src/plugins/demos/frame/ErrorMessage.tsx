import type { ReactNode } from 'react';

/** What a demo in a window of its own leaves when it fails; in a page, the page says it. */
export function ErrorMessage({ error }: { readonly error: Error }): ReactNode {
  return (
    <div className="demo-error" role="alert">
      <p>
        <strong>This demo has stopped.</strong> {error.message}
      </p>
      <details>
        <summary>Where</summary>
        <pre>{error.stack}</pre>
      </details>
    </div>
  );
}
