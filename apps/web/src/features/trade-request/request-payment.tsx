'use client';

import { PaymentPanel } from '@/entities/payment/panel/payment-panel';

export interface RequestPaymentProps {
  readonly paymentId: string;
  /** Called when the payment has a final result, to read the request again. */
  onSettled(): void;
}

/** The payment of a request's fee, where the request is: gateway, wallet, and what became of it. */
export function RequestPayment({ paymentId, onSettled }: RequestPaymentProps) {
  return <PaymentPanel paymentId={paymentId} onSettled={() => onSettled()} />;
}
