import { ApiError } from '@bazaar/api/api-error';
import type { TradeRequest } from '@bazaar/api/model';
import { getSupplier } from '@bazaar/api/suppliers';
import { getTradeRequest } from '@bazaar/api/trade-requests';
import { listUnitsOfMeasurement } from '@bazaar/api/units';
import { draftForOthers, newDraft, newSupplier, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { type DraftRecord, newRecord } from '@/entities/trade-draft/draft-record';
import { draftRecords, listDrafts } from '@/entities/trade-draft/draft-records';
import { recordOf, withOtherTab, withRequest } from '@/entities/trade-draft/session/record-after';
import { errorsOf } from '@/entities/trade-draft/session/save-draft';
import { fillRequired } from './fill-required';
import { dropCollected, type TakenDraft, takeCollected } from './take-collected';
import { nameDraft } from './use-named-draft';

/** What the wizard is opened with. */
export interface WizardStart {
  /** Request to edit; without one a draft of this device, or a new one. */
  readonly requestId?: string | undefined;
  /** Draft of this device. */
  readonly draftId?: string | undefined;
  /** Supplier a new draft goes to. */
  readonly supplierId?: string | undefined;
  /** Earlier request whose lines go to other suppliers. */
  readonly fromId?: string | undefined;
}

export interface Correction {
  readonly reason: string;
  /** Sentences by field of the draft. */
  readonly errors: Readonly<Record<string, string>>;
}

export interface OpenedDraft {
  readonly record: DraftRecord;
  readonly correction?: Correction;
  /** How much of the basket found no room in the draft. */
  readonly leftCount?: number;
}

/** Returns the draft to write on. `undefined` where the request can no longer be edited: it is followed on its own page. */
export async function openRecord(start: WizardStart, owner: string): Promise<OpenedDraft | undefined> {
  const { requestId, draftId } = start;
  // Where they cannot be read nothing is opened: an empty draft would hide what is written in one of them.
  const known = (requestId ?? draftId) === undefined ? [] : await listDrafts(owner);
  if (requestId !== undefined) return openRequest(requestId, owner, known);
  const stored = known.find(({ draft }) => draft.id === draftId);
  if (stored !== undefined) return keepStarted(stored, await withCollected(stored.draft));
  return begin(start, newDraft(crypto.randomUUID(), crypto.randomUUID(), owner, Date.now()));
}

/** A request is opened as the service has it, with what this device has not sent of it yet. */
async function openRequest(
  requestId: string,
  owner: string,
  known: readonly DraftRecord[],
): Promise<OpenedDraft | undefined> {
  const local = known.find(({ draft }) => draft.suppliers.some((one) => one.requestId === requestId));
  const request = await getTradeRequest(requestId).catch((error: unknown) => {
    // Without a network, or a service, the draft of this device is open all the same.
    if (local === undefined || (error instanceof ApiError && error.status === 401)) throw error;
    return undefined;
  });
  if (request === undefined) return local && { record: local };
  if (!request.allowedActions.includes('Edit')) return undefined;
  const record =
    local === undefined ? recordOf(request, owner, Date.now()) : await keepMerged(local, request);
  const correction = correctionOf(request, record.draft);
  return { record, ...(correction === undefined ? {} : { correction }) };
}

/** Stores what another device changed as it is merged: a question of two versions outlives the page and what other tabs write. */
async function keepMerged(local: DraftRecord, request: TradeRequest): Promise<DraftRecord> {
  let merged = withRequest(local, request);
  if (merged === local) return local;
  await draftRecords.update(local.draft.id, (stored) => {
    if (stored === undefined) return undefined;
    merged = { ...withRequest(stored, request), revision: stored.revision + 1 };
    return merged;
  });
  return merged;
}

function correctionOf(request: TradeRequest, draft: TradeDraft): Correction | undefined {
  if (!('correction' in request)) return undefined;
  const { reason, errors } = request.correction;
  return { reason, errors: errorsOf(errors, draft) };
}

/** Begins a draft where the buyer stands: with a supplier, an earlier request, or what was collected on the public pages. */
async function begin({ supplierId, fromId }: WizardStart, empty: TradeDraft): Promise<OpenedDraft> {
  if (fromId !== undefined) {
    const { id, owner } = empty;
    const newId = () => crypto.randomUUID();
    const draft = draftForOthers(await getTradeRequest(fromId), { id, owner, nowMs: Date.now(), newId });
    return keepStarted(newRecord(empty), { draft, taken: [], leftCount: 0 });
  }
  const collected = await withCollected(empty);
  const { draft } = collected;
  if (supplierId === undefined || draft.suppliers.some((one) => one.supplierId === supplierId))
    return keepStarted(newRecord(empty), collected);
  const { name } = await getSupplier(supplierId);
  const suppliers = [...draft.suppliers, newSupplier(supplierId, name, crypto.randomUUID())];
  return keepStarted(newRecord(empty), { ...collected, draft: { ...draft, suppliers } });
}

async function withCollected(draft: TradeDraft): Promise<TakenDraft> {
  const collected = takeCollected(draft, await listUnitsOfMeasurement().catch(() => []));
  if (collected.draft === draft) return collected;
  return { ...collected, draft: await fillRequired(collected.draft) };
}

/** Stores a draft that has something, and puts its id into the address: a reload opens the same one. */
async function keepStarted(
  record: DraftRecord,
  { draft, taken, leftCount }: TakenDraft,
): Promise<OpenedDraft> {
  if (draft === record.draft && record.revision > 0) return { record, leftCount };
  let started = { ...record, draft };
  if (draft.lines.length === 0 && draft.suppliers.length === 0) return { record: started, leftCount };
  const isStored = await draftRecords.update(draft.id, (stored = record) => {
    // Another tab may have written since it was read.
    const merged = withOtherTab(started, record, stored);
    started = { ...merged, revision: stored.revision + 1 };
    return started;
  });
  // Where the browser stores nothing the basket stays, for the next page.
  if (isStored) dropCollected(taken);
  nameDraft(draft.id);
  return { record: started, leftCount };
}
