import type { ReactNode } from 'react';
import { SkipLink } from '../../skip-link/skip-link';
import { cx } from '../../style/cx';

export interface PageFrameProps {
  /** Text of the link to the content. */
  readonly skipLabel: string;
  /** Header of the site. */
  readonly header: ReactNode;
  /** A mark at the end of the breadcrumb's row; not shown on a page without one. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  /** Footer of the site. */
  readonly footer: ReactNode;
  /** The phone's bottom bar, fixed at the lower edge. */
  readonly bottomBar?: ReactNode;
}

/**
 * The default layout: skip link, header, content, footer, bottom bar.
 *
 * Use it once around every public page. Not for dialogs, prints and the pages of the login, which have a frame of their own.
 */
export function PageFrame({ skipLabel, header, mark, children, footer, bottomBar }: PageFrameProps) {
  return (
    <div className={cx('page-frame')}>
      <SkipLink targetId="main" label={skipLabel} />
      {header}
      <main id="main" className={cx('page-main')}>
        {mark ? <div className="u-page-mark">{mark}</div> : null}
        {children}
      </main>
      {footer}
      {bottomBar}
    </div>
  );
}

export interface BarePageProps {
  /** The way home, above the page: a link around `<SiteLogo>`. */
  readonly logo?: ReactNode;
  readonly children: ReactNode;
}

/** The empty layout: the logo, the page and nothing else. */
export function BarePage({ logo, children }: BarePageProps) {
  return (
    <>
      <main id="main" className={cx('bare-page')}>
        {logo}
        {children}
      </main>
      {/* What follows the page tells that it is whole. */}
      <span hidden />
    </>
  );
}
