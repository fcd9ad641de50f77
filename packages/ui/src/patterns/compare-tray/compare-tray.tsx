import { mdiClose, mdiTrashCanOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../button/button';
import { focusNeighbour } from '../../focus/focus-neighbour';
import { IconButton } from '../../icon-button/icon-button';
import { cx } from '../../style/cx';

export interface TrayItem {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly picture?: string;
  /** «برداشتن 6205-2RSH از مقایسه» */
  readonly removeLabel: string;
}

export interface CompareTrayProps {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** «۳ محصول برای مقایسه»; the words after the number in a `span`, for where there is little room. */
  readonly title: ReactNode;
  /** Objects in the tray, at most four. */
  readonly items: readonly TrayItem[];
  /** Address of the comparison. */
  readonly href: string;
  /** Text of the link to the comparison. */
  readonly compareLabel: string;
  /** Text of the button that empties the tray. */
  readonly clearLabel: string;
  /** Called with the id of the object to remove. */
  readonly onRemove: (id: string) => void;
  /** Called when the tray should be emptied. */
  readonly onClear: () => void;
  /** Why the last object was not added, and what can be done. */
  readonly message?: ReactNode;
}

/**
 * Up to four objects of one kind selected for comparison. It appears with the first one and disappears with the last; on a phone it shows
 * only their number.
 *
 * Use it once, at the lower edge of a list. Not for a basket: nothing is ordered from it.
 */
export function CompareTray({
  label,
  title,
  items,
  href,
  compareLabel,
  clearLabel,
  onRemove,
  onClear,
  message,
}: CompareTrayProps) {
  return (
    <section className={cx('compare-tray')} aria-label={label}>
      {message ? <div role="alert">{message}</div> : null}
      <div className={cx('compare-tray-row')}>
        <strong role="status">{title}</strong>
        <ul>
          {items.map(({ id, name, note, picture, removeLabel }) => (
            <li key={id}>
              {picture ? <img src={picture} alt="" width={44} height={44} /> : null}
              <span>
                <span>
                  <bdi>{name}</bdi>
                </span>
                {note ? <small>{note}</small> : null}
              </span>
              <IconButton
                icon={mdiClose}
                label={removeLabel}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget);
                  onRemove(id);
                }}
              />
            </li>
          ))}
        </ul>
        <IconButton icon={mdiTrashCanOutline} label={clearLabel} onClick={onClear} />
        <ButtonLink tone="primary" href={href}>
          {compareLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
