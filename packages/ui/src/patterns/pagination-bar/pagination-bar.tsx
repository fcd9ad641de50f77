import { Pagination, type PaginationProps } from '../../pagination/pagination';
import { cx } from '../../style/cx';

export interface PaginationBarProps {
  readonly pagination?: PaginationProps;
  /** «نمایش ۱ تا ۲۵ از ۱۳۶». */
  readonly summary: string;
  readonly sizes?: {
    readonly label: string;
    readonly links: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
  };
}

/**
 * Bar below a list: its pages, the range shown, and the page size.
 *
 * Use it under every list of more than one page. Not where the page size is fixed (Pagination), and not above the list.
 */
export function PaginationBar({ pagination, summary, sizes }: PaginationBarProps) {
  return (
    <div className={cx('pagination-bar')}>
      {pagination ? <Pagination {...pagination} /> : null}
      {sizes ? (
        <nav aria-label={sizes.label} className="u-page-sizes">
          <span aria-hidden="true">{sizes.label}</span>
          {sizes.links.map(({ href, label, isCurrent }) => (
            <a key={label} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      <p>{summary}</p>
    </div>
  );
}
