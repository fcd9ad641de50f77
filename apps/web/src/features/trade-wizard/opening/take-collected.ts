import { addCollected, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { keepDraft, readDraft } from '@/entities/request-basket/request-basket-store';

/** Returns the draft with what was collected on the public pages, also before the login; the basket is empty afterwards. */
export function takeCollected(
  draft: TradeDraft,
  units: readonly { readonly id: string; readonly title: string }[],
): TradeDraft {
  const collected = readDraft();
  if (collected.length === 0) return draft;
  return addCollected(draft, collected, { newId: () => crypto.randomUUID(), units, nowMs: Date.now() });
}

/** Empties the basket, once its lines are stored in a draft. */
export function dropCollected(): void {
  keepDraft([]);
}
