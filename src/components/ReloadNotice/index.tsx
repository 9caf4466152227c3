import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

interface ReloadNoticeProps {
  /** What has failed, if more can be said of it than that it is a part of the page. */
  readonly children?: ReactNode;
}

/** Stands above the page and says what has failed, for which a new load of the page is the remedy. */
export function ReloadNotice({ children }: ReloadNoticeProps): ReactNode {
  return (
    <div className="notice" role="alert">
      <p>
        {children ?? (
          <Translate
            id="recovery.stopped"
            description="Notice on a page whose program has failed, and whose text is still there"
          >
            Something on this page has failed. You can read it, but its buttons and menus may not
            work.
          </Translate>
        )}
      </p>
      <button type="button" onClick={() => location.reload()}>
        <Translate id="recovery.reload">Reload the page</Translate>
      </button>
    </div>
  );
}
