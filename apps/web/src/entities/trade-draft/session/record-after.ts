import type { TradeRequest } from '@bazaar/api/model';
import {
  draftFromRequest,
  type FieldConflict,
  isSameValue,
  mergeDrafts,
  newDraft,
  type PropertyKinds,
  type TradeDraft,
  takeTheirs,
  valueAt,
  withKinds,
  withSharedLines,
} from '@bazaar/domain/trade-drafts';
import { type DoneRequest, type DraftRecord, newRecord, type OpenConflict } from '../draft-record';
import { contentText, type OtherVersion, type SaveResult, type StoredState, versionOf } from './save-draft';

/** Returns the record after a save: what the service has, another version merged field by field, what has left. What was typed meanwhile stays. */
export function withResult(
  record: DraftRecord,
  { stored, theirs, left, removed = [] }: Omit<SaveResult, 'outcome'>,
): DraftRecord {
  const bases = Object.entries(record.bases).filter(([supplierId]) => !removed.includes(supplierId));
  const remaining = removed.length === 0 ? record : { ...record, bases: Object.fromEntries(bases) };
  const saved = withStored(remaining, stored);
  const merged = theirs === undefined ? saved : withVersion(saved, theirs);
  return left === undefined ? merged : withDone(merged, [left]);
}

/** Returns the record with the properties of its draft of the kinds their categories give them. */
export function withCategoryKinds(record: DraftRecord, kinds: PropertyKinds): DraftRecord {
  const draft = withKinds(record.draft, kinds);
  return draft === record.draft ? record : { ...record, draft };
}

/** Returns the record without the requests that have left it. */
export function withDone(record: DraftRecord, done: readonly DoneRequest[]): DraftRecord {
  if (done.length === 0) return record;
  const ids = new Set(done.map(({ supplierId }) => supplierId));
  const { draft } = record;
  const suppliers = draft.suppliers.filter(({ supplierId }) => !ids.has(supplierId));
  return { ...record, draft: { ...draft, suppliers }, done: [...record.done, ...done] };
}

/** Returns the record as another tab left it, with what was typed here since `seen`. */
export function withOtherTab(now: DraftRecord, seen: DraftRecord, stored: DraftRecord): DraftRecord {
  const { draft, conflicts } = mergeDrafts(seen.draft, now.draft, stored.draft);
  // A question that is not stored yet is still open; one that is gone from the store was answered there.
  const open = now.conflicts.filter((conflict) => !seen.conflicts.includes(conflict));
  return {
    ...stored,
    draft,
    conflicts: withConflict([...stored.conflicts, ...open], conflicts, stored.draft),
  };
}

/** Returns the record with what another device changed in one of its requests; an older answer of the service changes nothing. */
export function withRequest(record: DraftRecord, request: TradeRequest): DraftRecord {
  const { draft } = record;
  const supplierId = request.supplier.id;
  const known = draft.suppliers.find((one) => one.supplierId === supplierId);
  if (known === undefined || (known.version ?? 0) >= request.version) return record;
  return withResult(record, {
    stored: [],
    theirs: { supplierId, draft: versionOf(request, draft) },
  });
}

/**
 * Returns the record with the question resolved that comes first in `shown`: `paths` take the other value. Where another value was typed
 * meanwhile the question stays, between that one and the chosen one.
 */
export function withChoice(record: DraftRecord, shown: DraftRecord, paths: readonly string[]): DraftRecord {
  const [question] = shown.conflicts;
  const index = record.conflicts.findIndex((one) => isSameQuestion(one, question));
  // Answered in another tab: the next question is another one.
  if (question === undefined || index < 0) return record;
  const { draft, conflicts } = record;
  const isSeen = (path: string) => isSameValue(path, valueAt(draft, path), valueAt(shown.draft, path));
  const fields = question.fields
    .filter(({ path }) => paths.includes(path) && !isSeen(path))
    .map((field) => ({ ...field, mine: valueAt(draft, field.path) }));
  return {
    ...record,
    draft: takeTheirs(draft, question.theirs, paths.filter(isSeen)),
    conflicts: conflicts.toSpliced(index, 1, ...(fields.length === 0 ? [] : [{ ...question, fields }])),
  };
}

function isSameQuestion({ fields }: OpenConflict, other: OpenConflict | undefined): boolean {
  return JSON.stringify(fields) === JSON.stringify(other?.fields);
}

/** Returns the record of a request that is at the service. */
export function recordOf(request: TradeRequest, owner: string, nowMs: number): DraftRecord {
  const draft = draftFromRequest(request, { owner, nowMs });
  const supplierId = request.supplier.id;
  return {
    ...newRecord(draft),
    bases: { [supplierId]: draft },
    sent: { [supplierId]: contentText(draft, { supplierId }) },
  };
}

function withStored(record: DraftRecord, stored: readonly StoredState[]): DraftRecord {
  if (stored.length === 0) return record;
  const draft = withIds(record.draft, stored);
  const of = <Value>(read: (state: StoredState) => Value) =>
    Object.fromEntries(stored.map((state) => [state.supplierId, read(state)]));
  const bases = { ...record.bases, ...of(({ base }) => base) };
  return {
    ...record,
    draft,
    bases: Object.fromEntries(
      Object.entries(bases).map(([supplierId, base]) => [supplierId, withSharedLines(base, draft)]),
    ),
    sent: { ...record.sent, ...of(({ content }) => content) },
  };
}

function withIds(draft: TradeDraft, stored: readonly StoredState[]): TradeDraft {
  return {
    ...draft,
    suppliers: draft.suppliers.map((supplier) => {
      const state = stored.find(({ supplierId }) => supplierId === supplier.supplierId);
      if (state === undefined) return supplier;
      return { ...supplier, requestId: state.requestId, version: state.version };
    }),
    lines: draft.lines.map((line) => {
      const ids = stored.flatMap(({ supplierId, ids: all }) =>
        all[line.key] ? [[supplierId, all[line.key]]] : [],
      );
      return ids.length === 0 ? line : { ...line, ids: { ...line.ids, ...Object.fromEntries(ids) } };
    }),
  };
}

function withVersion(record: DraftRecord, { supplierId, draft: theirs }: OtherVersion): DraftRecord {
  const { id, groupKey, owner } = record.draft;
  // Of a request never read before, every difference is a question.
  const base = record.bases[supplierId] ?? newDraft(id, groupKey, owner, 0);
  const { draft, conflicts } = mergeDrafts(base, record.draft, theirs);
  return {
    ...record,
    draft,
    bases: { ...record.bases, [supplierId]: withSharedLines(theirs, draft) },
    sent: { ...record.sent, [supplierId]: contentText(theirs, { supplierId }) },
    conflicts: withConflict(record.conflicts, conflicts, theirs),
  };
}

function withConflict(
  open: readonly OpenConflict[],
  fields: readonly FieldConflict[],
  theirs: TradeDraft,
): readonly OpenConflict[] {
  return fields.length === 0 ? open : [...open, { fields, theirs }];
}
