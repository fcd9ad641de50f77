import 'server-only';
import { listEnums } from '@bazaar/api/type-models';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { unhandledErrors } from '@/lib/data/unhandled-errors';
import { keepEnumTexts } from './enum-texts';

/** How long in ms this process uses the names it has read, and waits after a failure. */
const STORED_MS = { ready: 60 * 60 * 1_000, failed: 60 * 1_000 } as const;
let askAgainAtMs = 0;

/**
 * Reads the catalogue's names of enumeration values beside the other reads of a page; the framework caches the response for a day. On
 * failure the page uses its own texts and reports nothing: no data is missing.
 */
export const readEnumTexts = cache(async (): Promise<void> => {
  if (Date.now() < askAgainAtMs) return;
  const result = await load('enumeration', ['enums'], (request) => listEnums(request));
  askAgainAtMs = Date.now() + STORED_MS[result.state === 'ready' ? 'ready' : 'failed'];
  if (result.state === 'ready') keepEnumTexts(result.value);
  unhandledErrors().delete(result);
});
