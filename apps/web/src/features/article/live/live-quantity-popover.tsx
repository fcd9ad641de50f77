'use client';

import { conversionsOf, readLiveQuantity } from '@bazaar/domain/article-text/live-quantity';
import { formatSignificant } from '@bazaar/domain/persian/numbers';
import { countPhrase } from '@bazaar/domain/persian/phrases';
import { QuantityPopover } from '@bazaar/ui/patterns/article-page';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { articleQuantityMessages as texts } from '@/translations/article-quantities';
import type { LiveCategory } from './live-category';
import { type QuantityMatch, readMatches } from './read-matches';

export interface LiveQuantityPopoverProps {
  readonly category: LiveCategory;
  readonly anchor: HTMLAnchorElement;
  onClose(): void;
}

type Matches =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly found: readonly QuantityMatch[] };

/** A quantity of the text in other units at once, and what the category has with that value as soon as it is counted. */
export function LiveQuantityPopover({ anchor, category, onClose }: LiveQuantityPopoverProps) {
  const written = anchor.textContent ?? '';
  const quantity = readLiveQuantity(anchor.dataset.live ?? '');
  const [matches, setMatches] = useState<Matches>({ state: 'loading' });
  const carried = anchor.dataset.live;
  useEffect(() => {
    const stop = new AbortController();
    const read = readLiveQuantity(carried ?? '');
    if (read === undefined) return;
    readMatches(category, read, stop.signal).then(
      (found) => setMatches({ state: 'ready', found }),
      () => stop.signal.aborted || setMatches({ state: 'failed' }),
    );
    return () => stop.abort();
  }, [carried, category]);
  if (quantity === undefined) return null;
  const found = matches.state === 'ready' ? matches.found : [];
  return (
    <QuantityPopover
      key={carried}
      anchor={anchor}
      label={texts.converted(isolateCodes(written))}
      conversions={conversionsOf(quantity).map(({ value, maxValue, unit }) => ({
        id: unit.symbol,
        value: [value, maxValue]
          .flatMap((side) => (side === undefined ? [] : [formatSignificant(side, 4)]))
          .join(' – '),
        unit: unit.symbol,
      }))}
      links={[
        ...found.map(({ href, title, count }) => ({
          href,
          label: `${title} ${isolateCodes(written)}`,
          note: countPhrase(count, texts.product),
        })),
        { href: paths.categoryProperties(category), label: texts.converter },
      ]}
      status={
        matches.state === 'ready' ? '' : matches.state === 'failed' ? texts.countFailed : texts.counting
      }
      onClose={onClose}
    />
  );
}
