import { type CompareSelection, parseCompareSelection } from '@bazaar/domain/compare';
import { COMPARE_KEY } from './compare-ids';

/** What holds when the browser keeps nothing: blocked or full storage. */
let memory: CompareSelection | undefined;

export function readSelection(): CompareSelection | undefined {
  try {
    return parseCompareSelection(localStorage.getItem(COMPARE_KEY)) ?? memory;
  } catch {
    return memory;
  }
}

/** Answers whether it will still be there when the page is closed. */
export function keepSelection(selection: CompareSelection | undefined): boolean {
  memory = selection;
  try {
    if (selection === undefined) localStorage.removeItem(COMPARE_KEY);
    else localStorage.setItem(COMPARE_KEY, JSON.stringify(selection));
    return true;
  } catch {
    return false;
  }
}

/** Tells of changes made in other tabs. */
export function followSelection(onChange: (selection: CompareSelection | undefined) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === COMPARE_KEY) onChange(parseCompareSelection(newValue));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
