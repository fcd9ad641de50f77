import { searchKey } from '@bazaar/domain/persian/search-key';

/** Folds a name: names with the same key differ only in spelling: letters of Arabic keyboards, half-spaces, spaces, case, digits. */
export function merchantNameKey(name: string): string {
  return searchKey(name).replaceAll(' ', '');
}
