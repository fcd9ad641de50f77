import { showDialog } from '@/lib/actions/action-dialogs';
import type { ActionPress } from '@/lib/actions/action-table';
import { PICKED } from './request-attributes';
import { RequestBasketPanel } from './request-basket-panel';

/** Boxes whose products go along with the link whose payload is `PICKED`. */
const PICKED_BOXES = 'input[data-request-pick]:checked';

/** Opens the request basket with what a link carries into it, unread; without a payload only to be seen. */
export function openRequestBasket({ payload }: ActionPress): void {
  const requested = linesOf(payload);
  showDialog('request', (dialog) => <RequestBasketPanel requested={requested} {...dialog} />);
}

function linesOf(payload: unknown): readonly unknown[] {
  if (payload === undefined) return [];
  if (payload === PICKED) return readPicked();
  return Array.isArray(payload) ? payload : [payload];
}

function readPicked(): readonly unknown[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(PICKED_BOXES)];
  return boxes.flatMap(({ dataset }) => {
    try {
      const value: unknown = JSON.parse(dataset.requestPick ?? '');
      return [value];
    } catch {
      return [];
    }
  });
}
