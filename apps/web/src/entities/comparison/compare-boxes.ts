import { type CompareSelection, readComparedItem } from '@bazaar/domain/compare';
import { pressOf, selectAction } from '@/lib/actions/action-attributes';
import { COMPARE } from './compare-attributes';

/** Ticks the boxes and marks the links of the products in the tray; a page from the back/forward cache may show other ones. */
export function drawBoxes(page: Document, selection: CompareSelection | undefined): void {
  for (const element of page.querySelectorAll<HTMLElement>(selectAction(COMPARE))) {
    const item = readComparedItem(pressOf(element).payload);
    const isIn = selection?.items.some(({ id }) => id === item?.id) ?? false;
    if (element instanceof HTMLInputElement) element.checked = isIn;
    else element.setAttribute('aria-current', String(isIn));
  }
}
