import { mdiDeleteOutline } from '@mdi/js';
import { focusNeighbour } from '../../focus/focus-neighbour';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { Skeleton } from '../../skeleton/skeleton';
import { cx } from '../../style/cx';

/** A favourite as the list draws it. */
export interface FavouriteListItem {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** What kind of thing it is, or that it is gone. */
  readonly kind: string;
  readonly imageUrl?: string | undefined;
  /** A thing that is gone is named and can be removed, not opened. */
  readonly isAvailable: boolean;
  readonly removeLabel: string;
}

export interface FavouriteListProps {
  readonly items: readonly FavouriteListItem[];
  onRemove(id: string): void;
}

/**
 * What a person keeps, one below another. Removing one moves the focus to the next.
 *
 * Use it in the profile. Not for results of a search (ProductTable, SupplierList).
 */
export function FavouriteList({ items, onRemove }: FavouriteListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className={cx('favourite-row')}>
          <span className={cx('favourite-picture')}>
            {item.imageUrl ? <img src={item.imageUrl} alt="" width="56" height="56" loading="lazy" /> : null}
          </span>
          <span>
            {item.isAvailable ? (
              <a className={cx('favourite-name')} href={item.href}>
                <MixedText>{item.title}</MixedText>
              </a>
            ) : (
              <span className={cx('favourite-name', { gone: true })}>
                <MixedText>{item.title}</MixedText>
              </span>
            )}
            <small className={cx('favourite-kind')}>{item.kind}</small>
          </span>
          <button
            type="button"
            className={cx('icon-action')}
            aria-label={item.removeLabel}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              onRemove(item.id);
            }}
          >
            <Icon path={mdiDeleteOutline} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The list's size before it is known. */
export function FavouriteListSkeleton() {
  return (
    <div aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className={cx('favourite-row')}>
          <span className={cx('favourite-picture')} />
          <span>
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </div>
  );
}
