import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface MonogramProps {
  /** One or two letters, kept apart by a half-space; avoid pairs that read as a word. */
  readonly letters: string;
  /** Side length: 40 px regular, 56 px large. */
  readonly size?: Definitions['monogram']['size'];
}

/**
 * Initials of a company, decorative: the name is beside it.
 *
 * Use it for a company or brand without a logo. Not for people (Avatar), and not beside the logo itself.
 */
export function Monogram({ letters, size = 'regular' }: MonogramProps) {
  return (
    <span aria-hidden="true" className={cx('monogram', { size })}>
      {letters}
    </span>
  );
}
