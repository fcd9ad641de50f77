'use client';

import { useGetPayment } from '@bazaar/api/hooks/payments';
import { readMeaning } from '@bazaar/domain/payments/payment-meaning';
import { useEffect, useState } from 'react';
import { newestIntentPayment } from '@/entities/payment/intent-keys';
import { PaymentPanel, type PaymentPanelProps } from '@/entities/payment/payment-panel';

/** Shows a payment that this device has started and that is still under way, also when nobody came back from the bank. */
export function UnderWay({ onSettled }: Pick<PaymentPanelProps, 'onSettled'>) {
  const [paymentId, setPaymentId] = useState<string>();
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => setPaymentId(newestIntentPayment()), []);
  return paymentId === undefined ? null : <IfUnderWay paymentId={paymentId} onSettled={onSettled} />;
}

function IfUnderWay({ paymentId, onSettled }: PaymentPanelProps) {
  const { data } = useGetPayment({ paymentId }, { query: { staleTime: 0 } });
  const [wasUnderWay, setUnderWay] = useState(false);
  const isUnderWay = data !== undefined && readMeaning(data).isUnderWay;
  useEffect(() => {
    if (isUnderWay) setUnderWay(true);
  }, [isUnderWay]);
  return wasUnderWay || isUnderWay ? <PaymentPanel paymentId={paymentId} onSettled={onSettled} /> : null;
}
