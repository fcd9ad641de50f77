import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export type SpinnerProps = Definitions['spinner-line'] & {
  /** Name of the task in progress. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
};

/**
 * Indicates work of a few seconds whose result has no known shape, and names it.
 *
 * Use it for uploading a file, contacting the bank. Not for loading content (Skeleton), not for the whole page (LoadingOverlay), and not
 * where the progress is known (Progress).
 */
export function Spinner({ label, isLabelHidden = false, size }: SpinnerProps) {
  return (
    <span role="status" className={cx('spinner-line', { size })}>
      <span className="u-spinner" aria-hidden="true" />
      <span className={isLabelHidden ? 'sr' : undefined}>{label}</span>
    </span>
  );
}
