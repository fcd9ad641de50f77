import type { Definitions } from '../generated/definitions';
import { u } from '../style/u';

export type SpinnerProps = Definitions['spinner-line'] & {
  /** What is being waited for. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
};

/**
 * Work of a few seconds whose result has no known shape: sending a file, asking the bank. Says in words what is being done.
 * Where content is on its way take Skeleton; for the whole page LoadingOverlay; where the share is known Progress.
 */
export function Spinner({ label, isLabelHidden = false, size }: SpinnerProps) {
  return (
    <span role="status" className={u('spinner-line', { size })}>
      <span className="u-spinner" aria-hidden="true" />
      <span className={isLabelHidden ? 'sr' : undefined}>{label}</span>
    </span>
  );
}
