'use client';

import '@bazaar/ui/compare.css';
import { writeComparedIds } from '@bazaar/domain/compare';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { CompareTray } from '@bazaar/ui/patterns/compare-tray';
import { compareTrayMessages as texts } from '@/translations/compare';
import type { ComparePlace } from './compare-place';
import { type TrayRefusal, useSelection } from './use-selection';

/** The tray of this browser, and the boxes of the page that fill it. */
export function CompareHost({ category, href }: ComparePlace) {
  const { selection, refusal, put, startAnew } = useSelection(category, href);
  if (selection === undefined) return null;
  const { items, path } = selection;
  return (
    <CompareTray
      label={texts.tray}
      title={texts.count(formatNumber(items.length))}
      items={items.map((item) => ({ ...item, removeLabel: texts.remove(item.name) }))}
      href={`${path}?compare=${writeComparedIds(items.map(({ id }) => id))}`}
      compareLabel={texts.compare}
      clearLabel={texts.clear}
      onRemove={(id) => put(items.filter((item) => item.id !== id))}
      onClear={() => put([])}
      message={refusal ? <Refusal refusal={refusal} onStartAnew={startAnew} /> : undefined}
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
