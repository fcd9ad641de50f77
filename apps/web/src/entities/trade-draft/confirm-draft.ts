import { ApiError } from '@bazaar/api/api-error';
import { requestTradeRequestConfirmation } from '@bazaar/api/trade-requests';
import { describeFailure } from '@bazaar/domain/errors/message-key';
import { isFinalRefusal } from '@/lib/forms/form-failure';
import type { DoneRequest, DraftRecord } from './draft-record';
import { conflictOf, errorsOf, type OtherVersion } from './session/save-draft';

export interface ConfirmResult {
  readonly supplierId: string;
  readonly name: string;
  readonly requestId: string;
  readonly outcome:
    | 'sent'
    | 'elsewhere'
    | 'invalid'
    | 'profile'
    | 'forbidden'
    | 'payment'
    | 'changed'
    | 'busy'
    | 'session-ended'
    | 'failed';
  readonly errors?: Readonly<Record<string, string>>;
  /** With `profile`: what the profile still needs. */
  readonly missingFields?: readonly string[];
}

export interface Confirmed {
  readonly results: readonly ConfirmResult[];
  /** Keys of those without a final response: the next try is the same intent. */
  readonly confirmKeys: DraftRecord['confirmKeys'];
  /** Requests that changed elsewhere, as they are now. */
  readonly theirs: readonly OtherVersion[];
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
  const theirs: OtherVersion[] = [];
  for (const { supplierId, name, requestId, version } of draft.suppliers) {
    if (requestId === undefined || version === undefined) continue;
    try {
      const headers = { 'Idempotency-Key': keys[supplierId] ?? '' };
      await requestTradeRequestConfirmation(requestId, { version }, { headers });
      results.push({ supplierId, name, requestId, outcome: 'sent' });
      keys = without(keys, supplierId);
    } catch (error) {
      const { other, ...result } = outcomeOf(error, record);
      results.push({ supplierId, name, requestId, ...result });
      if (other !== undefined) theirs.push(other);
      if (isFinalRefusal(error)) keys = without(keys, supplierId);
      // The others would get the same answer; their keys stay, so that the next press is the same intent.
      if (result.outcome === 'session-ended' || result.outcome === 'busy') break;
    }
  }
  await keep(keys);
  return { results, confirmKeys: keys, theirs };
}

/** Returns the requests that have left the draft: nothing of them is edited here any more. */
export function doneOf({ results }: Confirmed): readonly DoneRequest[] {
  return results.flatMap(({ supplierId, name, requestId, outcome }) =>
    outcome === 'sent' || outcome === 'elsewhere' ? [{ supplierId, name, requestId, outcome }] : [],
  );
}

type Outcome = Pick<ConfirmResult, 'outcome' | 'errors' | 'missingFields'> & {
  readonly other?: OtherVersion;
};

function outcomeOf(error: unknown, { draft }: DraftRecord): Outcome {
  if (!(error instanceof ApiError)) return { outcome: 'failed' };
  const { problem, status, code } = error;
  switch (describeFailure(status, code).messageKey) {
    case 'sessionEnded':
      return { outcome: 'session-ended' };
    case 'profileIncomplete':
      return { outcome: 'profile', missingFields: problem?.missingFields ?? [] };
    case 'forbidden':
      return { outcome: 'forbidden' };
    case 'paymentRequired':
      return { outcome: 'payment' };
    case 'rateLimited':
      return { outcome: 'busy' };
    case 'notFound':
    case 'gone':
      // Without a problem of the contract something on the way answered, not the service.
      return { outcome: problem === undefined ? 'failed' : 'elsewhere' };
    case 'validation':
      return { outcome: 'invalid', errors: errorsOf(problem?.errors, draft) };
    case 'conflict': {
      const { theirs, left } = conflictOf(problem?.current, draft) ?? {};
      if (left !== undefined) return { outcome: 'elsewhere' };
      return { outcome: 'changed', ...(theirs === undefined ? {} : { other: theirs }) };
    }
    default:
      return { outcome: 'failed' };
  }
}

function without(keys: DraftRecord['confirmKeys'], supplierId: string): Record<string, string> {
  const { [supplierId]: _, ...rest } = keys;
  return rest;
}
