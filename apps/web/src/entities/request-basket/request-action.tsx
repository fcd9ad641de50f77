import { showDialog } from '@/lib/actions/action-dialogs';
import type { ActionPress } from '@/lib/actions/action-table';
import { PICKED } from './request-attributes';
import { RequestBasketPanel } from './request-basket-panel';

/** Boxes whose products a link with the payload `PICKED` adds. */
const PICKED_BOXES = 'input[data-request-pick]:checked';

/** Opens the request basket and passes it the payload unparsed; without a payload it only opens. */
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
