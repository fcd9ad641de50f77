import {
  type CompareCategory,
  type ComparedItem,
  type CompareSelection,
  parseCompareSelection,
  toggleCompared,
} from '@bazaar/domain/compare';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { COMPARE_KEY } from './compare-ids';
import { compareStore } from './compare-store';

/** Copies the stored selection into the store. */
export function readSelection(): CompareSelection | undefined {
  const selection = parseCompareSelection(deviceStorage.read(COMPARE_KEY));
  compareStore.setState({ selection });
  return selection;
}

/** Follows the tray in other tabs. Returns the function that stops it. */
export function followSelection(): () => void {
  return deviceStorage.listenToOtherTabs(COMPARE_KEY, () => void readSelection());
}

/** Ticks or unticks a product; `isOn` gives the new state where a checkbox was used. */
export function tick(category: CompareCategory, item: ComparedItem, isOn: boolean | undefined): void {
  const selection = readSelection();
  const isIn = selection?.items.some(({ id }) => id === item.id) ?? false;
  if (isOn === isIn) return;
  const step = toggleCompared(selection, category, item);
  if (step.kind === 'changed') {
    keepSelection(step.selection);
    return;
  }
  const { categoryName } = step.selection;
  compareStore.setState({
    refusal: step.kind === 'full' ? { kind: 'full' } : { kind: step.kind, categoryName, item },
  });
}

/** Keeps only these products in the tray. */
export function keepItems(items: readonly ComparedItem[]): void {
  const { selection } = compareStore.getState();
  keepSelection(selection === undefined || items.length === 0 ? undefined : { ...selection, items });
}

/** Puts the refused product into a new tray of its own category. */
export function startAnew(category: CompareCategory): void {
  const { refusal } = compareStore.getState();
  if (refusal?.kind === 'other-category') keepSelection({ ...category, items: [refusal.item] });
}

function keepSelection(selection: CompareSelection | undefined): void {
  if (selection === undefined) deviceStorage.remove(COMPARE_KEY);
  const isStored = selection === undefined || deviceStorage.writeJson(COMPARE_KEY, selection) === 'stored';
  compareStore.setState({ selection, refusal: isStored ? undefined : { kind: 'not-kept' } });
}
