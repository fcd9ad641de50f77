'use client';

import { formatToman } from '@bazaar/domain/money/rial';
import { formatNumber, parseNumber } from '@bazaar/domain/persian/numbers';
import { PriceTiers, QuantityStepper } from '@bazaar/ui/patterns/price-panel';
import { useState } from 'react';
import { quantityMessages as texts } from '@/translations/product';
import { type TierView, tierOf, totalRial } from './tiers';

export interface PriceCalculatorProps {
  readonly tiers: readonly TierView[];
  /** Minimum order quantity. */
  readonly minimum: number;
  /** Products counted in pieces take whole numbers only. */
  readonly isDiscrete: boolean;
}

/** Renders the price tiers and the total for a quantity. The total never exceeds the largest safe integer of Rial. */
export function PriceCalculator({ tiers, minimum, isDiscrete }: PriceCalculatorProps) {
  const [quantity, setQuantity] = useState(minimum);
  const [typed, setTyped] = useState<string>();
  const current = tierOf(tiers, quantity);

  function take(value: number) {
    const whole = isDiscrete ? Math.round(value) : value;
    setQuantity(Math.min(999_999, Math.max(minimum, whole)));
  }
  function type(text: string) {
    setTyped(text);
    const value = parseNumber(text);
    if (value !== undefined && value >= minimum) take(value);
  }
  return (
    <>
      {tiers.length > 1 ? (
        <PriceTiers
          label={texts.tiers}
          tiers={tiers.map((tier) => ({
            id: String(tier.minQuantity),
            range: tier.range,
            saving: tier.saving,
            amount: tier.amount,
            currency: texts.toman,
            isCurrent: tier === current,
          }))}
        />
      ) : null}
      <QuantityStepper
        label={texts.quantity}
        moreLabel={texts.moreQuantity}
        lessLabel={texts.lessQuantity}
        value={typed ?? formatNumber(quantity)}
        canDecrease={quantity > minimum}
        onType={type}
        onFinish={() => setTyped(undefined)}
        onStep={(direction) => {
          setTyped(undefined);
          take(quantity + direction);
        }}
        totalLabel={texts.total}
        total={`${formatToman(totalRial(tiers, quantity))} ${texts.toman}`}
      />
    </>
  );
}
