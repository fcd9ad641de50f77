import { type CompareCategory, readCompareCategory, readComparedItem } from '@bazaar/domain/compare';
import { parseJson } from '@bazaar/domain/parse-json';
import type { ActionPress } from '@/lib/actions/action-table';
import { drawBoxes } from './compare-boxes';
import { CATEGORY_ATTRIBUTE } from './compare-ids';
import { tick } from './compare-selection';
import { compareStore } from './compare-store';

/** Adds a product to the tray or removes it; the tray opens with the first. */
export function toggleComparison({ payload, isOn }: ActionPress): void {
  const item = readComparedItem(payload);
  const category = categoryOf(document);
  if (item && category) tick(category, item, isOn);
  // A refused tick is undone.
  drawBoxes(document, compareStore.getState().selection);
}

function categoryOf(page: Document): CompareCategory | undefined {
  const element = page.querySelector(`[${CATEGORY_ATTRIBUTE}]`);
  return readCompareCategory(parseJson(element?.getAttribute(CATEGORY_ATTRIBUTE)));
}
