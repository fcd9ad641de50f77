'use client';

import {
  addSavedFilter,
  readSavedFilters,
  type SavedFilter,
} from '@bazaar/domain/trade-requests/saved-filters';
import { useCallback, useEffect, useState } from 'react';
import { deviceStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-request-filters';

/** Returns the named filters of this device, and how to change them. */
export function useSavedFilters() {
  const [saved, setSaved] = useState<readonly SavedFilter[]>([]);
  const read = useCallback(() => setSaved(readSavedFilters(deviceStorage.readJson(KEY))), []);
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => {
    read();
    return deviceStorage.listen(KEY, read);
  }, [read]);
  const add = (added: SavedFilter) => deviceStorage.writeJson(KEY, addSavedFilter(saved, added));
  const remove = (name: string) =>
    deviceStorage.writeJson(
      KEY,
      saved.filter((each) => each.name !== name),
    );
  return { saved, add, remove };
}
