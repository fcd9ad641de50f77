import { mdiTrashCanOutline } from '@mdi/js';
import { TextField } from '../../field/field';
import { focusNeighbour } from '../../focus/focus-neighbour';
import { IconButton } from '../../icon-button/icon-button';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import type { RequestLineView, RequestPanelProps } from './request-panel-view';

export interface RequestPanelRowProps extends Pick<RequestPanelProps, 'onTitle' | 'onQuantity' | 'onRemove'> {
  readonly line: RequestLineView;
  readonly index: number;
}

/** One line of the basket: its name as text, its quantity with its unit, and the button that takes it out. */
export function RequestPanelRow({ line, index, onTitle, onQuantity, onRemove }: RequestPanelRowProps) {
  const { key, title, canRename, href, note, quantity, unit, labels } = line;
  return (
    <div className={cx('request-panel-line')}>
      <div>
        {canRename ? (
          <TextField
            id={`request-title-${index}`}
            label={labels.title}
            dense
            maxLength={300}
            defaultValue={title}
            onBlur={(event) => onTitle(key, event.target.value)}
          />
        ) : (
          <a href={href}>
            <MixedText>{title}</MixedText>
          </a>
        )}
        {note ? (
          <small>
            <MixedText>{note}</MixedText>
          </small>
        ) : null}
      </div>
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
      <IconButton
        icon={mdiTrashCanOutline}
        label={labels.remove}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget, '.u-request-panel-line');
          onRemove(key);
        }}
      />
    </div>
  );
}
