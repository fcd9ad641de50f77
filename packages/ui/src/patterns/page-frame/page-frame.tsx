import type { ReactNode } from 'react';
import { SkipLink } from '../../skip-link/skip-link';
import { cx } from '../../style/cx';

export interface PageFrameProps {
  readonly skipLabel: string;
  readonly header: ReactNode;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  /** The phone's bottom bar, fixed at the lower edge. */
  readonly bottomBar?: ReactNode;
}

/**
 * The default layout: skip link, header, content, footer, bottom bar.
 *
 * Use it once around every public page. Not for dialogs, prints and the pages of the login, which have a frame of their own.
 */
export function PageFrame({ skipLabel, header, children, footer, bottomBar }: PageFrameProps) {
  return (
    <div className={cx('page-frame')}>
      <SkipLink targetId="main" label={skipLabel} />
      {header}
      <main id="main" className={cx('page-main')}>
        {children}
      </main>
      {footer}
      {bottomBar}
    </div>
  );
}

/** The empty layout: the page and nothing else. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={cx('bare-page')}>
      {children}
    </main>
  );
}
