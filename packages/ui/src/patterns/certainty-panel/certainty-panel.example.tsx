import { CertaintyPanel } from '@bazaar/ui/patterns/certainty-panel';
import type { ComponentProps } from 'react';

export function Example({ facts }: ComponentProps<typeof CertaintyPanel>) {
  return (
    <CertaintyPanel
      id="payment"
      tone="success"
      title="پرداخت انجام شد؛ ۵۰۰٬۰۰۰ تومان به کیف پول شما افزوده شد."
      detail="موجودی اکنون ۷۵۰٬۰۰۰ تومان است."
      state="پرداخت‌شده"
      next="کاری نمانده است."
      facts={facts}
    />
  );
}
