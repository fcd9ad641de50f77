import { ApiError } from '@bazaar/api/api-error';
import { requestTradeRequestConfirmation } from '@bazaar/api/trade-requests';
import { isFinalRefusal } from '@/lib/forms/form-failure';
import type { DraftRecord } from './draft-record';
import { errorsOf } from './save-draft';

export interface ConfirmResult {
  readonly supplierId: string;
  readonly name: string;
  readonly requestId?: string;
  readonly outcome: 'sent' | 'invalid' | 'profile' | 'changed' | 'session-ended' | 'failed';
  readonly errors?: Readonly<Record<string, string>>;
}

export interface Confirmed {
  readonly results: readonly ConfirmResult[];
  /** Keys of those without a final response: the next try is the same intent. */
  readonly confirmKeys: DraftRecord['confirmKeys'];
}

/** Requests the confirmation of each supplier's request. `keep` stores the keys before anything is sent. */
export async function confirmDraft(
  record: DraftRecord,
  keep: (keys: DraftRecord['confirmKeys']) => Promise<unknown>,
): Promise<Confirmed> {
  const { draft } = record;
  let keys = Object.fromEntries(
    draft.suppliers.map(({ supplierId }) => [
      supplierId,
      record.confirmKeys[supplierId] ?? crypto.randomUUID(),
    ]),
  );
  await keep(keys);
  const results: ConfirmResult[] = [];
  for (const { supplierId, name, requestId, version } of draft.suppliers) {
    if (requestId === undefined || version === undefined) continue;
    try {
      const headers = { 'Idempotency-Key': keys[supplierId] ?? '' };
      await requestTradeRequestConfirmation(requestId, { version }, { headers });
      results.push({ supplierId, name, requestId, outcome: 'sent' });
      keys = without(keys, supplierId);
    } catch (error) {
      results.push({ supplierId, name, requestId, ...outcomeOf(error, record) });
      if (isFinalRefusal(error)) keys = without(keys, supplierId);
    }
  }
  await keep(keys);
  return { results, confirmKeys: keys };
}

function outcomeOf(error: unknown, { draft }: DraftRecord): Pick<ConfirmResult, 'outcome' | 'errors'> {
  if (!(error instanceof ApiError)) return { outcome: 'failed' };
  if (error.status === 401) return { outcome: 'session-ended' };
  if (error.status === 403) return { outcome: 'profile' };
  if (error.status === 409) return { outcome: 'changed' };
  if (error.status === 422) return { outcome: 'invalid', errors: errorsOf(error.problem?.errors, draft) };
  return { outcome: 'failed' };
}

function without(keys: DraftRecord['confirmKeys'], supplierId: string): Record<string, string> {
  const { [supplierId]: _, ...rest } = keys;
  return rest;
}
