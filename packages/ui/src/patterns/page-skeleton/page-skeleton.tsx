import { cx } from '../../style/cx';
import { pageOutlines } from './page-outlines';

export { PageCover } from './page-cover';

/** Page layouts. */
export type PageKind = keyof typeof pageOutlines;

export interface PageSkeletonProps {
  /** Which page is on its way; sets the outline. */
  readonly kind: PageKind;
  /** Text for screen readers: «در حال بارگذاری…». */
  readonly label: string;
}

/**
 * A whole page while it loads, in its final layout, so that nothing shifts.
 *
 * Use it while the next page is being fetched, not before 150 ms. Not for a part of a page (Skeleton), not for a step that ends in another
 * document (LoadingOverlay).
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
