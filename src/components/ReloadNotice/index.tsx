import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

interface ReloadNoticeProps {
  /** What has failed. */
  readonly children: ReactNode;
}

/** Stands above the page and says what has failed, for which a new load of the page is the remedy. */
export function ReloadNotice({ children }: ReloadNoticeProps): ReactNode {
  return (
    <div className="notice" role="alert">
      <p>{children}</p>
      <button type="button" onClick={() => location.reload()}>
        <Translate id="recovery.reload">Reload the page</Translate>
      </button>
    </div>
  );
}
