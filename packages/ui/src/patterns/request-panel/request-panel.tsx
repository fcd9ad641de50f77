import { cx } from '../../style/cx';

import { RequestPanelRow } from './request-panel-row';
import type { RequestPanelProps } from './request-panel-view';

export { DraftList } from './draft-list';
export type { RequestLineView, RequestPanelProps } from './request-panel-view';

/**
 * The lines of a request before it is sent: to count, to remove, to go on with. Typed text is stored on blur.
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
      {lines.map((line, index) => (
        <RequestPanelRow
          key={line.key}
          line={line}
          index={index}
          onTitle={onTitle}
          onQuantity={onQuantity}
          onRemove={onRemove}
        />
      ))}
      {action || noteOfAll ? (
        <div className="u-request-next">
          {noteOfAll ? <p>{noteOfAll}</p> : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
