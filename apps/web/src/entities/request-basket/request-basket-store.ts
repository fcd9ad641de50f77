import { parseRequestDraft, type RequestDraft } from '@bazaar/domain/request-draft';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { BASKET_KEY } from './request-basket-key';

export function readDraft(): RequestDraft {
  return parseRequestDraft(deviceStorage.read(BASKET_KEY));
}

/** Returns whether it will still be there when the page is closed; in any case this page goes on with it. */
export function keepDraft(draft: RequestDraft): boolean {
  return deviceStorage.writeJson(BASKET_KEY, draft) === 'stored';
}
