import type { ComparedItem, CompareSelection } from '@bazaar/domain/compare';
import { COMPARE_SELECTOR } from './compare-ids';

/** What a box or a link of the page says of its product. */
export function itemOf(mark: HTMLElement): ComparedItem {
  const { compare = '', note, picture, id } = mark.dataset;
  return {
    id: mark instanceof HTMLInputElement ? mark.value : (id ?? ''),
    name: compare,
    ...(note ? { note } : {}),
    ...(picture ? { picture } : {}),
  };
}

export function boxesOf(page: Document): HTMLInputElement[] {
  return [...page.querySelectorAll<HTMLInputElement>(`input${COMPARE_SELECTOR}`)];
}

/** Ticks what waits in the tray; a page kept by the browser may say otherwise. */
export function syncBoxes(page: Document, selection: CompareSelection | undefined): void {
  for (const box of boxesOf(page)) {
    box.checked = selection?.items.some(({ id }) => id === box.value) ?? false;
  }
  for (const link of page.querySelectorAll<HTMLElement>(`a${COMPARE_SELECTOR}`)) {
    const isIn = selection?.items.some(({ id }) => id === link.dataset.id) ?? false;
    link.setAttribute('aria-current', String(isIn));
  }
}
