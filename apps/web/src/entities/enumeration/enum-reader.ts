import 'server-only';
import { listEnums } from '@bazaar/api/type-models';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { unhandledErrors } from '@/lib/data/unhandled-errors';
import { keepEnumTexts } from './enum-texts';

/** So long this process goes on with what it was told, or does not ask again after it was told nothing. */
const STORED_MS = { ready: 60 * 60 * 1_000, failed: 60 * 1_000 } as const;
let askAgainAtMs = 0;

/**
 * Learns what the catalogue calls its enumerations. Read beside the other reads of a page; the framework keeps the answer a day, so the
 * catalogue is asked once. Without an answer the page has our own texts: it lacks nothing, and says nothing.
 */
export const readEnumTexts = cache(async (): Promise<void> => {
  if (Date.now() < askAgainAtMs) return;
  const result = await load('enumeration', ['enums'], (request) => listEnums(request));
  askAgainAtMs = Date.now() + STORED_MS[result.state === 'ready' ? 'ready' : 'failed'];
  if (result.state === 'ready') keepEnumTexts(result.value);
  unhandledErrors().delete(result);
});
