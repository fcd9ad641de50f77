import { mdiDeleteOutline } from '@mdi/js';
import { focusNeighbour } from '../../focus/focus-neighbour';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { Skeleton } from '../../skeleton/skeleton';
import { cx } from '../../style/cx';

/** A favourite in the list. */
export interface FavouriteListItem {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** Kind of the object, or that it no longer exists. */
  readonly kind: string;
  readonly imageUrl?: string | undefined;
  /** An object that no longer exists is named and can be removed, but not opened. */
  readonly isAvailable: boolean;
  readonly removeLabel: string;
}

export interface FavouriteListProps {
  readonly items: readonly FavouriteListItem[];
  onRemove(id: string): void;
}

/**
 * A person's favourites, stacked. Removing one moves the focus to the next.
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

/** Placeholder of the list's size while it loads. */
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
