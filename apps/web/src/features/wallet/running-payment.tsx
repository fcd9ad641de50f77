'use client';

import { useGetPayment } from '@bazaar/api/hooks/payments';
import { readMeaning } from '@bazaar/domain/payments/payment-meaning';
import { useEffect, useState } from 'react';
import { PaymentPanel, type PaymentPanelProps } from '@/entities/payment/panel/payment-panel';
import { newestStartedPayment } from '@/entities/payment/payment-keys';

/** Shows a payment that this device has started and that is still under way, also when nobody came back from the bank. */
export function RunningPayment({ onSettled }: Pick<PaymentPanelProps, 'onSettled'>) {
  const [paymentId, setPaymentId] = useState<string>();
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => setPaymentId(newestStartedPayment()), []);
  return paymentId === undefined ? null : <IfRunning paymentId={paymentId} onSettled={onSettled} />;
}

function IfRunning({ paymentId, onSettled }: PaymentPanelProps) {
  const { data } = useGetPayment({ paymentId }, { query: { staleTime: 0 } });
  const [wasRunning, setRunning] = useState(false);
  const isRunning = data !== undefined && readMeaning(data).isRunning;
  useEffect(() => {
    if (isRunning) setRunning(true);
  }, [isRunning]);
  return wasRunning || isRunning ? <PaymentPanel paymentId={paymentId} onSettled={onSettled} /> : null;
}
