import type { RequestDraft } from '@bazaar/domain/request-draft';
import { addCollected, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { keepDraft, readDraft } from '@/entities/request-basket/request-basket-store';

export interface TakenDraft {
  readonly draft: TradeDraft;
  /** What the draft has taken of the basket. */
  readonly taken: RequestDraft;
  /** How much of the basket the draft has no room for; it stays there. */
  readonly leftCount: number;
}

/** Returns the draft with what was collected on the public pages, also before the login. */
export function takeCollected(
  draft: TradeDraft,
  units: readonly { readonly id: string; readonly title: string }[],
): TakenDraft {
  const collected = readDraft();
  const added = addCollected(draft, collected, {
    newId: () => crypto.randomUUID(),
    units,
    nowMs: Date.now(),
  });
  const taken = collected.filter((line) => !added.left.includes(line));
  return { draft: taken.length === 0 ? draft : added.draft, taken, leftCount: added.left.length };
}

/** Takes out of the basket what a draft has taken and stored; what was collected meanwhile stays. */
export function dropCollected(taken: RequestDraft): void {
  if (taken.length === 0) return;
  const gone = new Set(taken.map((line) => JSON.stringify(line)));
  keepDraft(readDraft().filter((line) => !gone.has(JSON.stringify(line))));
}
