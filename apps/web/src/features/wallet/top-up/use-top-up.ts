'use client';

import type { Payment } from '@bazaar/api/model';
import { getPayment } from '@bazaar/api/payments';
import { startWalletCharge } from '@bazaar/api/wallet-transactions';
import { readMeaning } from '@bazaar/domain/payments/payment-meaning';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { leaveForBank } from '@/entities/payment/leave-for-bank';
import { paymentFailure } from '@/entities/payment/payment-failure';
import { dropKeysOf, notePayment, takeKey } from '@/entities/payment/payment-keys';
import { sendOnce, startAttempt } from '@/entities/payment/start-attempt';
import { refreshMoney } from '@/entities/payment/use-payment';
import { goToLogin } from '@/lib/session/go-to-login';

/** Tops up the wallet: however often it is pressed, in whatever tab and after whatever failure, one intent makes one payment. */
export function useTopUp(onRunning: (paymentId: string) => void) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // Back from the bank, the browser may show the page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isBusy.current = false;
      setSending(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const topUp = async (amountRial: number, gatewayId: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    let isLeaving = false;
    try {
      const payment = await chargeOf(amountRial);
      if (readMeaning(payment).isRunning) {
        onRunning(payment.id);
      } else {
        await startAttempt(payment, { gatewayId, walletRial: 0 });
        isLeaving = true;
        leaveForBank(payment.id);
      }
    } catch (error) {
      if ((error as { status?: number }).status === 401) goToLogin();
      else setFailure(paymentFailure(error));
    }
    // Busy until the page is left.
    if (isLeaving) return;
    void refreshMoney(client);
    isBusy.current = false;
    setSending(false);
  };
  return { topUp, isSending, failure };
}

type Started = Pick<Payment, 'id' | 'status' | 'purpose' | 'referenceId' | 'attempts'>;

/** Returns the payment of this top-up: the unfinished one of the same intent, or a new one. */
async function chargeOf(amountRial: number): Promise<Started> {
  const purposeKey = `charge:${amountRial}`;
  const { paymentId } = takeKey(purposeKey);
  if (paymentId !== undefined) {
    const known = await getPayment({ paymentId });
    if (!readMeaning(known).isFinal) return known;
    dropKeysOf(paymentId);
  }
  const made = await sendOnce(purposeKey, (request) => startWalletCharge({ amountRial }, request));
  notePayment(purposeKey, made.paymentId);
  // The same key may have made it long before: only the service knows its state.
  return getPayment({ paymentId: made.paymentId });
}
