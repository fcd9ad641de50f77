'use client';

import {
  type CompareCategory,
  type ComparedItem,
  type CompareSelection,
  toggleCompared,
} from '@bazaar/domain/compare';
import { useCallback, useEffect, useRef, useState } from 'react';
import { boxesOf, itemOf, syncBoxes } from './compare-boxes';
import { COMPARE_SELECTOR } from './compare-ids';
import { followSelection, keepSelection, readSelection } from './compare-store';

/** Why the last tick was not taken, or not kept. */
export type TrayRefusal =
  | { readonly kind: 'full' }
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'other-category'; readonly categoryName: string; readonly item: ComparedItem };

/** What waits for comparison, filled by the boxes and links of the page. */
export function useSelection(category: CompareCategory, href: string) {
  const [selection, setSelection] = useState(readSelection);
  const [refusal, setRefusal] = useState<TrayRefusal>();
  const now = useRef(selection);

  const show = useCallback((next: CompareSelection | undefined) => {
    now.current = next;
    setSelection(next);
    syncBoxes(document, next);
  }, []);
  const keep = useCallback(
    (next: CompareSelection | undefined) => {
      setRefusal(keepSelection(next) ? undefined : { kind: 'not-kept' });
      show(next);
    },
    [show],
  );
  const toggle = useCallback(
    (item: ComparedItem) => {
      const step = toggleCompared(now.current, category, item);
      if (step.kind === 'changed') return keep(step.selection);
      const { categoryName } = step.selection;
      setRefusal(step.kind === 'full' ? { kind: 'full' } : { kind: step.kind, categoryName, item });
      syncBoxes(document, now.current);
    },
    [category, keep],
  );

  useEffect(() => {
    // What was ticked, or pressed, before this code arrived.
    const early = boxesOf(document).filter(
      (box) => box.checked && !now.current?.items.some(({ id }) => id === box.value),
    );
    const pressed = document.querySelectorAll<HTMLElement>('[data-asked]');
    for (const mark of [...early, ...pressed]) toggle(itemOf(mark));
    for (const mark of pressed) mark.removeAttribute('data-asked');
    syncBoxes(document, now.current);
  }, [toggle]);

  useEffect(() => syncBoxes(document, now.current), [href]);

  useEffect(() => {
    const onTick = (event: Event) => {
      const mark = (event.target as Element).closest<HTMLElement>(COMPARE_SELECTOR);
      if (!mark || (event.type === 'click') === mark instanceof HTMLInputElement) return;
      if (event.type === 'click') event.preventDefault();
      toggle(itemOf(mark));
    };
    document.addEventListener('change', onTick);
    document.addEventListener('click', onTick, { capture: true });
    const stopFollowing = followSelection(show);
    return () => {
      document.removeEventListener('change', onTick);
      document.removeEventListener('click', onTick, { capture: true });
      stopFollowing();
    };
  }, [toggle, show]);

  const put = (items: readonly ComparedItem[]) =>
    keep(selection === undefined || items.length === 0 ? undefined : { ...selection, items });
  const startAnew = () => {
    if (refusal?.kind === 'other-category') keep({ ...category, items: [refusal.item] });
  };
  return { selection, refusal, put, startAnew };
}
