import { type NamedObject, readNamedObject } from '@bazaar/domain/favourites/favourite';
import { readPendingActions } from '@/lib/actions/pending-actions';
import { FAVOURITE } from './favourite-attributes';

/** Returns the object that becomes a favourite after the login; undefined without one. */
export function readPendingFavourite(): NamedObject | undefined {
  const pending = readPendingActions().findLast(({ name }) => name === FAVOURITE);
  return readNamedObject(pending?.payload);
}
