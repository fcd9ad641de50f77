import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { heartFull, heartOutline } from './heart';

export interface FavouriteToggleProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'onToggle'> {
  readonly isOn: boolean;
  /** Says what the press does, or what is so, in the state drawn. */
  readonly text: string;
  /** What stands there where room is short; a part of `text`, which is then spoken. */
  readonly shortText?: string;
  /** Where no listener of the page hears the press. */
  onToggle?(): void;
}

/**
 * Keeps something among the favourites, or lets it go.
 *
 * Use it on the page of a thing that can be kept. Not in lists, where the card is one link, and not for choosing several
 * (Checkbox).
 */
export function FavouriteToggle({ isOn, text, shortText, onToggle, ...button }: FavouriteToggleProps) {
  return (
    <button
      type="button"
      className={cx('icon-action', { on: isOn })}
      aria-pressed={isOn}
      aria-label={shortText ? text : undefined}
      onClick={onToggle}
      {...button}
    >
      <Icon path={isOn ? heartFull : heartOutline} />
      {shortText ?? text}
    </button>
  );
}
