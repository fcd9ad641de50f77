import { ApiError } from '@bazaar/api/api-error';
import type { DirectOrderChange, NewDirectOrder, TradeRequest } from '@bazaar/api/model';
import { createDirectOrder, getTradeRequest, updateDirectOrder } from '@bazaar/api/trade-requests';
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
import type { DraftRecord } from './draft-record';

/** What the service has stored: merged into the draft, which may have changed since. */
export interface StoredState {
  readonly supplierId: string;
  readonly requestId: string;
  readonly version: number;
  /** Id of each line in this request, by the key of the line. */
  readonly ids: Readonly<Record<string, string>>;
  readonly content: string;
}

export interface SaveResult {
  readonly outcome: SaveOutcome;
  readonly stored: readonly StoredState[];
  /** The draft as another tab or device left it. */
  readonly theirs?: TradeDraft;
  /** Sentences of the service by field of the draft. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Sends a draft to the service, one request per supplier; unchanged ones are left alone. */
export async function saveDraft(record: DraftRecord): Promise<SaveResult> {
  const { draft } = record;
  const stored: StoredState[] = [];
  for (const supplier of draft.suppliers) {
    const content = toOrderContent(draft, supplier);
    const text = JSON.stringify(withoutIds(content));
    if (supplier.requestId !== undefined && record.sent[supplier.supplierId] === text) continue;
    try {
      const request = await send(supplier, content);
      stored.push(stateOf(draft, supplier, request, text));
    } catch (error) {
      return { ...failureOf(error, record), stored };
    }
  }
  return { outcome: 'saved', stored };
}

/** The ids of lines come from the service: a content that differs in nothing else is not sent again. */
function withoutIds(content: OrderContent): OrderContent {
  return { ...content, lines: content.lines.map(({ id: _, ...line }) => line) };
}

async function send(supplier: DraftSupplier, content: OrderContent): Promise<TradeRequest> {
  const { supplierId, clientRequestId, requestId, version } = supplier;
  if (requestId !== undefined && version !== undefined) {
    return updateDirectOrder(requestId, { version, ...content } as DirectOrderChange);
  }
  const fresh = { clientRequestId, supplierId, ...content, lines: withoutIds(content).lines };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const request = await createDirectOrder(fresh as NewDirectOrder, { headers });
  // A creation whose response was lost returns the request as it was then: it is brought up to date.
  const isFirst = request.version === 1 && request.lines.length === content.lines.length;
  if (isFirst) return request;
  return updateDirectOrder(request.id, {
    version: request.version,
    ...content,
    lines: content.lines.map(({ id: _, ...line }, index) => ({ ...idOf(request, index), ...line })),
  } as DirectOrderChange);
}

function idOf({ lines }: TradeRequest, index: number): { readonly id?: string } {
  const line = lines[index];
  return line === undefined ? {} : { id: line.id };
}

function stateOf(
  draft: TradeDraft,
  { supplierId }: DraftSupplier,
  request: TradeRequest,
  content: string,
): StoredState {
  const ids = storableLines(draft).map((line, index) => [line.key, request.lines[index]?.id ?? '']);
  return {
    supplierId,
    requestId: request.id,
    version: request.version,
    ids: Object.fromEntries(ids),
    content,
  };
}

function failureOf(error: unknown, { draft }: DraftRecord): Omit<SaveResult, 'stored'> {
  if (!(error instanceof ApiError)) return { outcome: 'later' };
  const { status, problem } = error;
  if (status === 401) return { outcome: 'session-ended' };
  if (status === 409) {
    const current = problem?.current as TradeRequest | undefined;
    if (current === undefined || !('lines' in current)) return { outcome: 'refused' };
    return {
      outcome: 'conflict',
      theirs: draftFromRequest(current, { known: draft, owner: draft.owner, nowMs: Date.now() }),
    };
  }
  if (status === 429 || status >= 500) return { outcome: 'later' };
  return { outcome: 'refused', errors: errorsOf(problem?.errors, draft) };
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

/** Returns the record with what the service has stored; what was typed during the save stays. */
export function withStored(
  record: DraftRecord,
  stored: readonly StoredState[],
  sentDraft: TradeDraft,
): DraftRecord {
  if (stored.length === 0) return record;
  const apply = (draft: TradeDraft): TradeDraft => ({
    ...draft,
    suppliers: draft.suppliers.map((supplier) => {
      const state = stored.find(({ supplierId }) => supplierId === supplier.supplierId);
      return state === undefined
        ? supplier
        : { ...supplier, requestId: state.requestId, version: state.version };
    }),
    lines: draft.lines.map((line) => {
      const ids = stored.flatMap(({ supplierId, ids: all }) =>
        all[line.key] ? [[supplierId, all[line.key]]] : [],
      );
      return ids.length === 0 ? line : { ...line, ids: { ...line.ids, ...Object.fromEntries(ids) } };
    }),
  });
  const sent = Object.fromEntries(stored.map(({ supplierId, content }) => [supplierId, content]));
  return { ...record, draft: apply(record.draft), base: apply(sentDraft), sent: { ...record.sent, ...sent } };
}

/** Reads a request of the service as a draft: it was begun on another device. */
export async function readRequestAsDraft(
  id: string,
  owner: string,
): Promise<{ draft: TradeDraft; request: TradeRequest }> {
  const request = await getTradeRequest(id);
  return { request, draft: draftFromRequest(request, { owner, nowMs: Date.now() }) };
}
