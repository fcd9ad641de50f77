import { type CompareCategory, readCompareCategory, readComparedItem } from '@bazaar/domain/compare';
import { parseJson } from '@bazaar/domain/parse-json';
import type { ActionPress } from '@/lib/actions/action-table';
import { drawBoxes } from './compare-boxes';
import { CATEGORY_ATTRIBUTE } from './compare-ids';
import { tick } from './compare-selection';
import { compareStore } from './compare-store';

/** Puts a product into the tray or takes it out; the tray opens with the first. */
export function toggleComparison({ payload, isOn }: ActionPress): void {
  const item = readComparedItem(payload);
  const category = categoryOf(document);
  if (item && category) tick(category, item, isOn);
  // A tick that was not taken goes off again.
  drawBoxes(document, compareStore.getState().selection);
}

function categoryOf(page: Document): CompareCategory | undefined {
  const element = page.querySelector(`[${CATEGORY_ATTRIBUTE}]`);
  return readCompareCategory(parseJson(element?.getAttribute(CATEGORY_ATTRIBUTE)));
}
