import { mdiTrashCanOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { TextField } from '../../field/field';
import { focusNeighbour } from '../../focus/focus-neighbour';
import { IconButton } from '../../icon-button/icon-button';
import { cx } from '../../style/cx';

export { DraftList } from './draft-list';

export interface RequestLineView {
  readonly key: string;
  readonly title: string;
  /** Where it was found. */
  readonly href: string;
  /** Supplier, or the wanted values. */
  readonly note?: string;
  /** As shown: digits of any script. */
  readonly quantity: string;
  readonly unit?: string;
  readonly labels: {
    readonly title: string;
    readonly quantity: string;
    readonly remove: string;
    readonly see: string;
  };
}

export interface RequestPanelProps {
  readonly lines: readonly RequestLineView[];
  /** What just happened: added, already there, no room, not stored. Its place is always there, so that a press that ends a field hits its button. */
  readonly message?: string;
  /** What is true of every line. */
  readonly note?: string;
  readonly empty: ReactNode;
  readonly onTitle: (key: string, title: string) => void;
  readonly onQuantity: (key: string, typed: string) => void;
  readonly onRemove: (key: string) => void;
  readonly action?: ReactNode;
}

/**
 * The lines of a request before it is sent: to name, to count, to remove. Typed text is stored on blur.
 *
 * Use it for what has been gathered towards a request. Not for objects of which one is chosen (CompareTray), nor for favourites
 * (FavouriteList).
 */
export function RequestPanel({
  lines,
  message,
  note: noteOfAll,
  empty,
  onTitle,
  onQuantity,
  onRemove,
  action,
}: RequestPanelProps) {
  return (
    <div className={cx('request-panel')}>
      <p role="status">{message}</p>
      {lines.length === 0 ? empty : null}
      {lines.map(({ key, title, href, note, quantity, unit, labels }, index) => (
        <div key={key} className={cx('request-panel-line')}>
          <TextField
            id={`request-title-${index}`}
            label={labels.title}
            isLabelHidden
            dense
            maxLength={300}
            defaultValue={title}
            onBlur={(event) => onTitle(key, event.target.value)}
          />
          <IconButton
            icon={mdiTrashCanOutline}
            label={labels.remove}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget, '.u-request-panel-line');
              onRemove(key);
            }}
          />
          <small>
            {note ? `${note} ` : null}
            <a href={href}>{labels.see}</a>
          </small>
          <div className="u-request-quantity">
            <TextField
              id={`request-quantity-${index}`}
              label={labels.quantity}
              isLabelHidden
              dense
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={16}
              defaultValue={quantity}
              onBlur={(event) => onQuantity(key, event.target.value)}
            />
            {unit ? <span>{unit}</span> : null}
          </div>
        </div>
      ))}
      {noteOfAll ? <p>{noteOfAll}</p> : null}
      {action}
    </div>
  );
}
