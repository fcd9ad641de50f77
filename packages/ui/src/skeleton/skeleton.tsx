import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

/**
 * The place of content on its way, in the size it will have.
 *
 * Use it from 150 ms on, in the shape of what comes. Not for work without a known shape (Spinner), and not for the whole
 * page (PageSkeleton).
 */
export function Skeleton({ shape = 'line' }: { readonly shape?: Definitions['skeleton']['shape'] }) {
  return <span aria-hidden="true" className={cx('skeleton', { shape })} />;
}
