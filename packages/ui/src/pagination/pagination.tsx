import { cx } from '../style/cx';

export interface PageStep {
  /** In Persian digits; «…» for a gap. */
  readonly label: string;
  readonly href?: string;
  readonly isCurrent?: boolean;
}

export interface PaginationProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Pages and gaps in display order. */
  readonly pages: readonly PageStep[];
  /** Link to the previous page; absent on the first one. */
  readonly previous?: { readonly href: string; readonly label: string };
  /** Link to the next page; absent on the last one. */
  readonly next?: { readonly href: string; readonly label: string };
}

/**
 * The pages of a list, each with an address.
 *
 * Use it where people return to a position in a list. Not for messages and comments, which only continue («more»); together with a page
 * size use PaginationBar.
 */
export function Pagination({ label, pages, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label} className={cx('pagination')}>
      {previous ? (
        <a rel="prev" href={previous.href} className={cx('page-link')}>
          {previous.label}
        </a>
      ) : null}
      {pages.map((page) =>
        page.href ? (
          <a
            key={page.label + page.href}
            href={page.href}
            aria-current={page.isCurrent ? 'page' : undefined}
            className={cx('page-link')}
          >
            {page.label}
          </a>
        ) : (
          <span key={`gap-${page.label}`} className={cx('page-link')}>
            {page.label}
          </span>
        ),
      )}
      {next ? (
        <a rel="next" href={next.href} className={cx('page-link')}>
          {next.label}
        </a>
      ) : null}
    </nav>
  );
}
