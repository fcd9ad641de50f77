import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { thumbFull, thumbOutline } from './thumb';

export interface LikeToggleProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  /** Whether it is switched on. */
  readonly isOn: boolean;
  /** The action or the current state, with the number of likes: the accessible name. */
  readonly text: string;
  /** Number of likes, formatted; a part of `text`. */
  readonly count: string;
}

/**
 * Likes what is read, or takes it back, beside how many do.
 *
 * Use it once on a page, for its object. Not for the person's own list (FavouriteToggle), nor for marks out of five (Rating).
 */
export function LikeToggle({ isOn, text, count, ...button }: LikeToggleProps) {
  return (
    <button
      type="button"
      className={cx('icon-action', { on: isOn })}
      aria-pressed={isOn}
      aria-label={text}
      {...button}
    >
      <Icon path={isOn ? thumbFull : thumbOutline} />
      {count}
    </button>
  );
}
