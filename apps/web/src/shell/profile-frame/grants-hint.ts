'use client';

import { isRecord } from '@bazaar/domain/parse-json';
import type { Grants } from '@bazaar/domain/permissions/profile-menu';
import { useEffect, useState } from 'react';
import { readSessionHint } from '@/lib/session/session-hint';
import { tabStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-profile-grants';

/**
 * Stores what the service said of the person for the next document of this tab, and returns what it said before; undefined at first, and for
 * another person. It only decides whether a page begins to read at once.
 */
export function useGrantsHint(grants: Grants | undefined): Grants | undefined {
  const [hint, setHint] = useState<Grants>();
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => setHint(readHint()), []);
  useEffect(() => {
    const sub = readSessionHint()?.sub;
    if (grants === undefined || sub === undefined) return;
    tabStorage.writeJson(KEY, { sub, roles: grants.roles, permissions: grants.permissions });
  }, [grants]);
  return hint;
}

function readHint(): Grants | undefined {
  const stored = tabStorage.readJson(KEY);
  const sub = readSessionHint()?.sub;
  if (!isRecord(stored) || sub === undefined || stored.sub !== sub) return undefined;
  const { roles, permissions } = stored;
  return isTexts(roles) && isTexts(permissions) ? { roles, permissions } : undefined;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
