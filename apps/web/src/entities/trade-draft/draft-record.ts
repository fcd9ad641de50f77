import type { TradeDraft } from '@bazaar/domain/trade-drafts';

/** A draft as this browser stores it. */
export interface DraftRecord {
  readonly shape: 1;
  readonly draft: TradeDraft;
  /** The draft as the service last had it: what both sides changed since is told apart by it. */
  readonly base?: TradeDraft;
  /** Content last sent, by supplier, so that an unchanged request is not sent again. */
  readonly sent: Readonly<Record<string, string>>;
  /** Idempotency keys of confirmations without a final response, by supplier. */
  readonly confirmKeys: Readonly<Record<string, string>>;
}

export function newRecord(draft: TradeDraft): DraftRecord {
  return { shape: 1, draft, sent: {}, confirmKeys: {} };
}

/** Returns a stored record; `undefined` when another version of the app wrote it. */
export function readDraftRecord(stored: unknown): DraftRecord | undefined {
  const record = stored as Partial<DraftRecord> | null | undefined;
  const isOurs =
    record?.shape === 1 && Array.isArray(record.draft?.lines) && Array.isArray(record.draft?.suppliers);
  return isOurs ? (record as DraftRecord) : undefined;
}
