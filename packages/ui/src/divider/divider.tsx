import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export type DividerProps = Definitions['divider'] & {
  /** A short word in the middle, such as «یا». */
  readonly word?: string;
};

/**
 * A hairline between parts of one object. `vertical` needs a row around it.
 *
 * Use it where space alone does not separate two parts. Not for separate objects (Panel, or space): too many lines separate nothing.
 */
export function Divider({ word, vertical, tight }: DividerProps) {
  if (word) return <div className={cx('divider-word')}>{word}</div>;
  return (
    <hr className={cx('divider', { vertical, tight })} aria-orientation={vertical ? 'vertical' : undefined} />
  );
}
