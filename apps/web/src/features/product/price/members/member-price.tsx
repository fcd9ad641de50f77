'use client';

import { Button } from '@bazaar/ui/button';
import { ActionBar, PriceActions, PriceBlock, PriceHead } from '@bazaar/ui/patterns/price-panel';
import type { PriceView } from '@bazaar/ui/patterns/product-card';
import { useEffect } from 'react';
import { inOneAmount, priceView } from '@/entities/product/price-view';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { memberPriceMessages as texts } from '@/translations/product';
import { retryTexts } from '@/translations/retry';
import { priceNote } from '../price-note';
import type { MemberPriceProps } from './member-price-props';
import { memberPriceStore, type MemberPrice as Price, readMemberPrice } from './member-price-store';

const LOADING: Price = { state: 'loading' };

/**
 * Renders the price as the logged-in person is told it, in the blocks and lines of what it replaces: nothing below moves. Where the session
 * has ended, what everybody sees.
 */
export function MemberPrice({ productId, units, request, panel, children }: MemberPriceProps) {
  const price = useStore(memberPriceStore, (known) => known[productId] ?? LOADING);
  const reader = useStore(appStore, (state) => state.UserId);
  // Another person, whose login follows in the same page, is told the price anew.
  useEffect(() => void readMemberPrice(productId), [productId, reader]);
  if (price.state === 'anonymous') return children;
  const view: PriceView =
    price.state === 'ready' ? priceView(price.product, units) : { amount: texts[price.state] };
  if (panel === undefined) return <ActionBar price={inOneAmount(view)} action={request} />;
  return (
    <>
      <PriceBlock>
        {price.state === 'loading' ? (
          <PriceHead price={{ amount: '…' }} note={<span role="status">{texts.loading}</span>} />
        ) : (
          <PriceHead
            price={view}
            note={price.state === 'ready' ? priceNote(price.product.price) : '\u00a0'}
          />
        )}
      </PriceBlock>
      <PriceBlock isJoined>
        {panel.notice}
        <PriceActions>
          {request}
          {price.state === 'failed' ? (
            <Button
              wide
              aria-label={retryTexts.of(texts.failed)}
              onClick={() => void readMemberPrice(productId)}
            >
              {texts.retry}
            </Button>
          ) : (
            panel.second
          )}
        </PriceActions>
      </PriceBlock>
    </>
  );
}
