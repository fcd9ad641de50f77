'use client';

import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { MemoryPicked } from '@bazaar/ui/patterns/memory-list';
import { useState } from 'react';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { memoryTexts as texts } from '@/translations/memory';
import { comparisonOf, requestProducts } from './products-in-hand';

export interface PickedBarProps {
  /** Objects of the chosen rows. */
  readonly objects: readonly { readonly objectType: string; readonly objectId: string }[];
  /** Removes the chosen rows; absent where nothing can be removed. */
  readonly onRemove?: (() => void) | undefined;
  onClear(): void;
}

/** What is done with the chosen rows: compare, request, remove. */
export function PickedBar({ objects, onRemove, onClear }: PickedBarProps) {
  const router = useSiteRouter();
  const [isBusy, setBusy] = useState(false);
  if (objects.length === 0) return null;
  const products = objects
    .filter(({ objectType }) => objectType === 'Product')
    .map(({ objectId }) => objectId);
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  const compare = async () => {
    const href = await comparisonOf(products);
    if (href !== undefined) router.push(href);
  };
  return (
    <MemoryPicked count={texts.picked(formatNumber(objects.length))}>
      <Button size="small" aria-disabled={isBusy} onClick={() => void run(compare)}>
        {texts.compare}
      </Button>
      <Button size="small" aria-disabled={isBusy} onClick={() => void run(() => requestProducts(products))}>
        {texts.request}
      </Button>
      {onRemove ? (
        <Button size="small" onClick={onRemove}>
          {texts.removePicked}
        </Button>
      ) : null}
      <Button tone="text" size="small" onClick={onClear}>
        {texts.unpick}
      </Button>
    </MemoryPicked>
  );
}
