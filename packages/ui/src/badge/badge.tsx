import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface BadgeProps {
  /** What the status means; say it in the text too. */
  readonly tone?: Definitions['badge']['tone'];
  readonly children: ReactNode;
}

/**
 * A state in one or two words, with the colour of its tone.
 *
 * Use it for a state of the object it is placed on: valid, expired, waiting. Not for counts (write the number), not for anything that can
 * be pressed (ChipLink), and never for a colour without a word.
 */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={cx('badge', { tone })}>{children}</span>;
}
