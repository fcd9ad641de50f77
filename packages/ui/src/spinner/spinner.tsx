import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export type SpinnerProps = Definitions['spinner-line'] & {
  /** What is being waited for. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
};

/**
 * Work of a few seconds whose result has no known shape. Says in words what is being done.
 *
 * Use it for sending a file, asking the bank. Not where content is on its way (Skeleton), not for the whole page
 * (LoadingOverlay), and not where the share is known (Progress).
 */
export function Spinner({ label, isLabelHidden = false, size }: SpinnerProps) {
  return (
    <span role="status" className={cx('spinner-line', { size })}>
      <span className="u-spinner" aria-hidden="true" />
      <span className={isLabelHidden ? 'sr' : undefined}>{label}</span>
    </span>
  );
}
