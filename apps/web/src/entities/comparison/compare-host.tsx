'use client';

import '@bazaar/ui/compare.css';
import { writeComparedIds } from '@bazaar/domain/compare';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { CompareTray } from '@bazaar/ui/patterns/compare-tray';
import { useEffect } from 'react';
import { useStore } from '@/lib/store/use-store';
import { compareTrayMessages as texts } from '@/translations/compare';
import { drawBoxes } from './compare-boxes';
import type { ComparePlace } from './compare-place';
import { followSelection, keepItems, readSelection, startAnew } from './compare-selection';
import { compareStore, type TrayRefusal } from './compare-store';
import { leaveTray } from './leave-tray';

/** Renders the tray of this browser and updates the boxes of the page. */
export function CompareHost({ category, href }: ComparePlace) {
  const { selection, refusal } = useStore(compareStore, (state) => state);
  useEffect(() => {
    readSelection();
    const stop = followSelection();
    return () => {
      stop();
      compareStore.setState({ refusal: undefined });
    };
  }, []);
  // Another address has other boxes.
  useEffect(() => drawBoxes(document, selection), [selection, href]);
  if (selection === undefined) return null;
  const { items, path } = selection;
  const keep = (left: typeof items) => {
    if (left.length === 0) leaveTray(document, items.at(-1));
    keepItems(left);
  };
  return (
    <CompareTray
      label={texts.tray}
      title={
        <>
          {formatNumber(items.length)} <span>{texts.countOf}</span>
        </>
      }
      items={items.map((item) => ({ ...item, removeLabel: texts.remove(item.name) }))}
      href={`${path}?compare=${writeComparedIds(items.map(({ id }) => id))}`}
      compareLabel={texts.compare}
      clearLabel={texts.clear}
      onRemove={(id) => keep(items.filter((item) => item.id !== id))}
      onClear={() => keep([])}
      message={refusal ? <Refusal refusal={refusal} onStartAnew={() => startAnew(category)} /> : undefined}
    />
  );
}

function Refusal({
  refusal,
  onStartAnew,
}: {
  readonly refusal: TrayRefusal;
  readonly onStartAnew: () => void;
}) {
  if (refusal.kind === 'full') return texts.full;
  if (refusal.kind === 'not-kept') return texts.notStored;
  return (
    <>
      <span>{texts.otherCategory(refusal.categoryName)}</span>
      <Button size="small" onClick={onStartAnew}>
        {texts.startAnew}
      </Button>
    </>
  );
}
