import { parseRequestDraft, type RequestDraft } from '@bazaar/domain/request-draft';
import { BASKET_EVENT, BASKET_KEY } from './request-basket-key';

/** What holds for this page when the browser keeps nothing: blocked or full storage. */
let memory: RequestDraft | undefined;

export function readDraft(): RequestDraft {
  if (memory !== undefined) return memory;
  try {
    return parseRequestDraft(localStorage.getItem(BASKET_KEY));
  } catch {
    return [];
  }
}

/** Answers whether it will still be there when the page is closed; in any case this page goes on with it. */
export function keepDraft(draft: RequestDraft): boolean {
  let isStored = true;
  try {
    localStorage.setItem(BASKET_KEY, JSON.stringify(draft));
    memory = undefined;
  } catch {
    memory = draft;
    isStored = false;
  }
  dispatchEvent(new Event(BASKET_EVENT));
  return isStored;
}
