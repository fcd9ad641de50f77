import { cx } from '../../style/cx';
import { pageOutlines } from './page-outlines';

export { PageCover } from './page-cover';

/** Layouts a page can have. */
export type PageKind = keyof typeof pageOutlines;

export interface PageSkeletonProps {
  readonly kind: PageKind;
  /** Said to whoever does not see it: «در حال بارگذاری…». */
  readonly label: string;
}

/**
 * A whole page on its way, in the layout it will have, so that nothing jumps when it comes.
 *
 * Use it while the next page is being fetched, not before 150 ms. Not for a part of a page (Skeleton), not for a step that ends in
 * another document (LoadingOverlay).
 */
export function PageSkeleton({ kind, label }: PageSkeletonProps) {
  const Outline = pageOutlines[kind];
  return (
    <div className={cx('page-skeleton')}>
      <span className="sr" role="status">
        {label}
      </span>
      <div aria-hidden="true">
        <Outline />
      </div>
    </div>
  );
}
