import {
  type FieldConflict,
  NOTHING_SEEN,
  type SeenTerms,
  type TradeDraft,
} from '@bazaar/domain/trade-drafts';

/** Another version of a draft, with the fields both sides changed: the buyer chooses. */
export interface OpenConflict {
  readonly fields: readonly FieldConflict[];
  readonly theirs: TradeDraft;
}

/** A request of this draft whose confirmation was requested: it has left the draft. */
export interface DoneRequest {
  readonly supplierId: string;
  readonly name: string;
  readonly requestId: string;
  /** It was sent from this draft, or had left it elsewhere. */
  readonly outcome: 'sent' | 'elsewhere';
}

/** A draft as this browser stores it. */
export interface DraftRecord {
  readonly shape: 1;
  /** Counts the writes of all tabs; zero before the first one. */
  readonly revision: number;
  readonly draft: TradeDraft;
  /** What the service last had of each supplier's request, as a draft: both sides' changes are told apart by it. */
  readonly bases: Readonly<Record<string, TradeDraft>>;
  /** Content the service has, by supplier, so that an unchanged request is not sent again. */
  readonly sent: Readonly<Record<string, string>>;
  /** Idempotency keys of confirmations without a final response, by supplier. */
  readonly confirmKeys: Readonly<Record<string, string>>;
  /** Stored, so that neither version is lost with a tab. */
  readonly conflicts: readonly OpenConflict[];
  readonly done: readonly DoneRequest[];
  /** Prices, stock and suppliers' terms as the buyer saw them; what is not so any more is told before sending. */
  readonly seen: SeenTerms;
}

export function newRecord(draft: TradeDraft): DraftRecord {
  const nothing = { bases: {}, sent: {}, confirmKeys: {}, conflicts: [], done: [], seen: NOTHING_SEEN };
  return { shape: 1, revision: 0, draft, ...nothing };
}

/** Returns a stored record; `undefined` when another version of the app wrote it. */
export function readDraftRecord(stored: unknown): DraftRecord | undefined {
  const record = stored as Partial<DraftRecord> | null | undefined;
  const { shape, draft } = record ?? {};
  const isOurs = shape === 1 && Array.isArray(draft?.lines) && Array.isArray(draft.suppliers);
  return isOurs ? { ...newRecord(draft as TradeDraft), ...record } : undefined;
}
