import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { heartFull, heartOutline } from './heart';

export interface FavouriteToggleProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'onToggle'> {
  /** Whether it is switched on. */
  readonly isOn: boolean;
  /** The action, or the current state, in the state shown. */
  readonly text: string;
  /** Visible text where room is short; a part of `text`, which is then the accessible name. */
  readonly shortText?: string;
  /** For pages without the delegated listener. */
  onToggle?(): void;
}

/**
 * Adds an object to the favourites, or removes it.
 *
 * Use it on the page of an object. Not in lists, where the card is one link, and not for selecting several (Checkbox).
 */
export function FavouriteToggle({ isOn, text, shortText, onToggle, ...button }: FavouriteToggleProps) {
  return (
    <button
      type="button"
      className={cx('icon-action', { on: isOn })}
      aria-pressed={isOn}
      aria-label={shortText ? text : undefined}
      title={shortText ? text : undefined}
      onClick={onToggle}
      {...button}
    >
      <Icon path={isOn ? heartFull : heartOutline} />
      <span>{shortText ?? text}</span>
    </button>
  );
}
