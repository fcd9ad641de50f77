import { ApiError } from '@bazaar/api/api-error';
import type { DirectOrderChange, NewDirectOrder, TradeRequest } from '@bazaar/api/model';
import { createDirectOrder, updateDirectOrder } from '@bazaar/api/trade-requests';
import { normaliseInput } from '@bazaar/domain/persian';
import {
  type DraftSupplier,
  draftFromRequest,
  fieldOfService,
  type OrderContent,
  storableLines,
  type TradeDraft,
  toOrderContent,
} from '@bazaar/domain/trade-drafts';
import type { SaveOutcome } from '@/lib/outbox/save-queue';
import type { DoneRequest, DraftRecord } from '../draft-record';
import { removedRequests, withdrawRemoved } from './withdraw-removed';

/** What the service has stored: merged into the draft, which may have changed since. */
export interface StoredState {
  readonly supplierId: string;
  readonly requestId: string;
  readonly version: number;
  /** Id of each line in this request, by the key of the line. */
  readonly ids: Readonly<Record<string, string>>;
  readonly content: string;
  /** The request as the service has it. */
  readonly base: TradeDraft;
}

export interface OtherVersion {
  readonly supplierId: string;
  readonly draft: TradeDraft;
}

export interface SaveResult {
  readonly outcome: SaveOutcome;
  readonly stored: readonly StoredState[];
  /** Suppliers the buyer removed, whose requests were taken back. */
  readonly removed?: readonly string[];
  /** The draft as another tab or device left one of its requests. */
  readonly theirs?: OtherVersion;
  /** A request that was sent, withdrawn or deleted elsewhere: it is no part of the draft any more. */
  readonly left?: DoneRequest;
  /** Sentences of the service by field of the draft. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Sends a draft to the service, one request per supplier; unchanged ones are left alone. */
export async function saveDraft(record: DraftRecord): Promise<SaveResult> {
  const { draft } = record;
  const stored: StoredState[] = [];
  const removed: string[] = [];
  for (const request of removedRequests(record)) {
    try {
      await withdrawRemoved(request);
      removed.push(request.supplierId);
    } catch (error) {
      return { ...failureOf(error, record, request), stored, removed };
    }
  }
  let result: Omit<SaveResult, 'stored'> = { outcome: 'saved' };
  for (const supplier of draft.suppliers) {
    if (isStored(record, supplier)) continue;
    try {
      const request = await send(draft, supplier);
      stored.push(stateOf(draft, supplier, request));
    } catch (error) {
      const failure = failureOf(error, record, supplier);
      // What one supplier's request refuses keeps back no other.
      if (failure.outcome !== 'refused') return { ...failure, stored, removed };
      result = { ...failure, errors: { ...result.errors, ...failure.errors } };
    }
  }
  return { ...result, stored, removed };
}

/** Returns whether the service has the request to this supplier as it is written here. */
function isStored({ draft, sent }: DraftRecord, supplier: DraftSupplier): boolean {
  return supplier.requestId !== undefined && sent[supplier.supplierId] === contentText(draft, supplier);
}

/** Returns whether something of the draft is not at the service. */
export function hasUnsent(record: DraftRecord): boolean {
  const isUnsent = record.draft.suppliers.some((supplier) => !isStored(record, supplier));
  return isUnsent || removedRequests(record).length > 0;
}

/** Returns the content of the request to one supplier, to be compared. A kind is the category's: alone it is no change of the buyer's. */
export function contentText(draft: TradeDraft, supplier: Pick<DraftSupplier, 'supplierId'>): string {
  return JSON.stringify(withoutIds(toOrderContent(draft, supplier)), (name, value) =>
    name === 'dataType' ? undefined : value,
  );
}

/** The ids of lines come from the service: a content that differs in nothing else is not sent again. */
function withoutIds(content: OrderContent): OrderContent {
  return { ...content, lines: content.lines.map(({ id: _, ...line }) => line) };
}

async function send(draft: TradeDraft, supplier: DraftSupplier): Promise<TradeRequest> {
  const { supplierId, clientRequestId, requestId, version } = supplier;
  const content = toOrderContent(draft, supplier);
  if (requestId !== undefined && version !== undefined) {
    return updateDirectOrder(requestId, { version, ...content } as DirectOrderChange);
  }
  const fresh = { clientRequestId, supplierId, ...content, lines: withoutIds(content).lines };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const request = await createDirectOrder(fresh as NewDirectOrder, { headers });
  // A creation whose response was lost returns the request as it was then: what was typed since is sent now.
  if (request.version === 1 && saysTheSame(request, draft, supplier)) return request;
  return updateDirectOrder(request.id, {
    version: request.version,
    ...content,
    lines: content.lines.map(({ id: _, ...line }, index) => ({ ...idOf(request, index), ...line })),
  } as DirectOrderChange);
}

/** Returns whether a request has what is written here, in the spelling of the service. The draft's own lines tell nothing of it. */
function saysTheSame(request: TradeRequest, draft: TradeDraft, supplier: DraftSupplier): boolean {
  const there = contentText(versionOf(request, { ...draft, lines: [] }), supplier);
  return normaliseInput(there) === normaliseInput(contentText(draft, supplier));
}

function idOf({ lines }: TradeRequest, index: number): { readonly id?: string } {
  const line = lines[index];
  return line === undefined ? {} : { id: line.id };
}

function stateOf(draft: TradeDraft, supplier: DraftSupplier, request: TradeRequest): StoredState {
  const { supplierId } = supplier;
  const ids = storableLines(draft).map((line, index) => [line.key, request.lines[index]?.id ?? '']);
  return {
    supplierId,
    requestId: request.id,
    version: request.version,
    ids: Object.fromEntries(ids),
    content: contentText(draft, supplier),
    base: versionOf(request, withIds(draft, supplierId, Object.fromEntries(ids))),
  };
}

function withIds(draft: TradeDraft, supplierId: string, ids: StoredState['ids']): TradeDraft {
  const lines = draft.lines.map((line) => {
    const id = ids[line.key];
    return id ? { ...line, ids: { ...line.ids, [supplierId]: id } } : line;
  });
  return { ...draft, lines };
}

/** Returns a request as the draft it would be. */
export function versionOf(request: TradeRequest, known: TradeDraft): TradeDraft {
  return draftFromRequest(request, { known, owner: known.owner, nowMs: known.updatedAtMs });
}

function failureOf(
  error: unknown,
  { draft }: DraftRecord,
  { supplierId, name = '', requestId }: Partial<DraftSupplier> & { readonly supplierId: string },
): Omit<SaveResult, 'stored'> {
  if (!(error instanceof ApiError)) return { outcome: 'later' };
  const { status, problem } = error;
  if (status === 401) return { outcome: 'session-ended' };
  // Something on the way answered, not the service.
  if (problem === undefined) return { outcome: 'later' };
  if ((status === 404 || status === 410) && requestId !== undefined)
    return { outcome: 'saved', left: { supplierId, name, requestId, outcome: 'elsewhere' } };
  if (status === 409) return conflictOf(problem.current, draft) ?? { outcome: 'refused' };
  // A success that cannot be read is no refusal: whether it was stored is known at the next try.
  if (status < 400 || status === 429 || status >= 500) return { outcome: 'later' };
  return { outcome: 'refused', errors: errorsOf(problem.errors, draft) };
}

/** Returns what a conflict's current record means for the draft; `undefined` when it is no request. */
export function conflictOf(current: unknown, draft: TradeDraft): Omit<SaveResult, 'stored'> | undefined {
  const request = current as TradeRequest | null | undefined;
  if (!Array.isArray(request?.lines)) return undefined;
  const { id: requestId, supplier, allowedActions } = request;
  if (!allowedActions.includes('Edit'))
    return {
      outcome: 'saved',
      left: { supplierId: supplier.id, name: supplier.name, requestId, outcome: 'elsewhere' },
    };
  return { outcome: 'conflict', theirs: { supplierId: supplier.id, draft: versionOf(request, draft) } };
}

/** Returns the service's sentences by field of the draft. */
export function errorsOf(
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  draft: TradeDraft,
): Readonly<Record<string, string>> {
  const sent = storableLines(draft);
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([name, sentences]) => [
      fieldOfService(name, sent) ?? name,
      sentences.join(' '),
    ]),
  );
}
