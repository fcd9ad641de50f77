'use client';

import {
  addSavedFilter,
  readSavedFilters,
  type SavedFilter,
} from '@bazaar/domain/trade-requests/saved-filters';
import { useCallback, useEffect, useState } from 'react';
import { readSessionHint } from '@/lib/session/session-hint';
import { deviceStorage } from '@/lib/storage/browser-storage';

/** One list per person: a term may be somebody's name. */
const storageKey = () => `bazaar-admin-views:${readSessionHint()?.sub ?? ''}`;

/** Returns the person's saved views on this device, and how to change them. */
export function useSavedViews() {
  const [saved, setSaved] = useState<readonly SavedFilter[]>([]);
  const read = useCallback(() => setSaved(readSavedFilters(deviceStorage.readJson(storageKey()))), []);
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => {
    read();
    return deviceStorage.listen(storageKey(), read);
  }, [read]);
  const add = (added: SavedFilter) => deviceStorage.writeJson(storageKey(), addSavedFilter(saved, added));
  const remove = (name: string) =>
    deviceStorage.writeJson(
      storageKey(),
      saved.filter((each) => each.name !== name),
    );
  return { saved, add, remove };
}
