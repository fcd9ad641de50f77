import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface SkeletonProps {
  /** Outline of the content that is on its way. */
  readonly shape?: Definitions['skeleton']['shape'];
}

/**
 * Placeholder of loading content, in its final size.
 *
 * Use it from 150 ms on, in the shape of the content. Not for work without a known shape (Spinner), and not for the whole page
 * (PageSkeleton).
 */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('skeleton', { shape })} />;
}
