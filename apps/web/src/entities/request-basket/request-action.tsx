import { showDialog } from '@/lib/actions/action-dialogs';
import type { ActionPress } from '@/lib/actions/action-table';
import { readRequestedProduct } from './read-requested';
import { PICKED } from './request-attributes';
import { RequestBasketPanel } from './request-basket-panel';

/** Boxes whose products a link with the payload `PICKED` adds. */
const PICKED_BOXES = 'input[data-request-pick]:checked';

/**
 * Opens the request basket and passes it the payload unparsed; without a payload it only opens. A product named by its id is read first: the
 * basket does not open for one that cannot be read.
 */
export function openRequestBasket({ payload }: ActionPress): void | Promise<void> {
  if (typeof payload !== 'string' || payload === PICKED) return openWith(payload);
  return readRequestedProduct(payload).then((line) => {
    if (line !== undefined) openWith(line);
  });
}

function openWith(payload: unknown): void {
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
