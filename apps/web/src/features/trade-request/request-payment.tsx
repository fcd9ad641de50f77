'use client';

import { formatToman } from '@bazaar/domain/money/rial';
import { ButtonLink } from '@bazaar/ui/button';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

export interface RequestPaymentProps {
  readonly paymentId: string;
  readonly amountRial: number;
  readonly requestId: string;
  /** Called when the payment has a final result, to read the request again. */
  onSettled(): void;
}

/** The way to pay the fee of a request: the wallet's page, which shows every payment. */
export function RequestPayment({
  paymentId,
  amountRial,
}: Omit<RequestPaymentProps, 'onSettled'> & Partial<RequestPaymentProps>) {
  return (
    <ButtonLink tone="primary" wide href={`/profile/wallet?${new URLSearchParams({ paymentId })}`}>
      {texts.pay(formatToman(amountRial))}
    </ButtonLink>
  );
}
