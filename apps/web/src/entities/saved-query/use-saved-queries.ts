'use client';

import {
  addSavedFilter,
  readSavedFilters,
  type SavedFilter,
} from '@bazaar/domain/trade-requests/saved-filters';
import { useCallback, useEffect, useState } from 'react';
import { deviceStorage } from '@/lib/storage/browser-storage';

/**
 * Returns the named queries of a list on this device, and how to change them.
 *
 * @param keyOf returns the key they are stored under; a stable function, since the key may depend on the person
 */
export function useSavedQueries(keyOf: () => string) {
  const [saved, setSaved] = useState<readonly SavedFilter[]>([]);
  const read = useCallback(() => setSaved(readSavedFilters(deviceStorage.readJson(keyOf()))), [keyOf]);
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => {
    read();
    return deviceStorage.listen(keyOf(), read);
  }, [read, keyOf]);
  const add = (added: SavedFilter) => deviceStorage.writeJson(keyOf(), addSavedFilter(saved, added));
  const remove = (name: string) =>
    deviceStorage.writeJson(
      keyOf(),
      saved.filter((each) => each.name !== name),
    );
  return { saved, add, remove };
}
