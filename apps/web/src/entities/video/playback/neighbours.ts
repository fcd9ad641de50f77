import { isRecord } from '@bazaar/domain/parse-json';
import { pressOf, selectAction } from '@/lib/actions/action-attributes';
import { VIDEO } from '../video-action-name';

/** Returns the videos before and after one on the page, in the page's order; none for a video that is not listed there. */
export function neighboursOf(id: string): { previous?: string; next?: string } {
  const ids = [...document.querySelectorAll<HTMLElement>(selectAction(VIDEO))].flatMap((element) => {
    const { payload } = pressOf(element);
    return isRecord(payload) && typeof payload.id === 'string' ? payload.id : [];
  });
  const listed = [...new Set(ids)];
  const at = listed.indexOf(id);
  const [previous, next] = at === -1 ? [] : [listed[at - 1], listed[at + 1]];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
