import { parseRequestDraft, type RequestDraft } from '@bazaar/domain/request-draft';
import { BASKET_KEY } from '@/entities/trade-draft/unsent-count';
import { deviceStorage } from '@/lib/storage/browser-storage';

export function readDraft(): RequestDraft {
  return parseRequestDraft(deviceStorage.read(BASKET_KEY));
}

/** Stores the draft. Returns whether it will outlive the page; this page uses it in any case. */
export function keepDraft(draft: RequestDraft): boolean {
  return deviceStorage.writeJson(BASKET_KEY, draft) === 'stored';
}
