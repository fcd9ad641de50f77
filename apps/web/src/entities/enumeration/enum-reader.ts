import 'server-only';
import { listEnums } from '@bazaar/api/type-models';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { untoldFailures } from '@/lib/data/unhandled-errors';
import { keepEnumTexts } from './enum-texts';

/** So long this process goes on with what it was told, or does not ask again after it was told nothing. */
const KEPT_MS = { ready: 60 * 60 * 1_000, failed: 60 * 1_000 } as const;
let askAgainAtMs = 0;

/**
 * Learns what the catalogue calls its enumerations. Read beside the other reads of a page; the framework keeps the answer a day, so the
 * catalogue is asked once. Without an answer the page has our own texts: it lacks nothing, and says nothing.
 */
export const readEnumTexts = cache(async (): Promise<void> => {
  if (Date.now() < askAgainAtMs) return;
  const loaded = await load('enumeration', ['enums'], (request) => listEnums(request));
  askAgainAtMs = Date.now() + KEPT_MS[loaded.state === 'ready' ? 'ready' : 'failed'];
  if (loaded.state === 'ready') keepEnumTexts(loaded.value);
  untoldFailures().delete(loaded);
});
