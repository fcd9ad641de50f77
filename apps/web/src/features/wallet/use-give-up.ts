'use client';

import type { Payment } from '@bazaar/api/model';
import { cancelPayment } from '@bazaar/api/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { paymentFailure } from '@/entities/payment/payment-failure';
import { dropKeysOf } from '@/entities/payment/payment-keys';
import { refreshMoney, refreshPayment } from '@/entities/payment/use-payment';
import { goToLogin } from '@/lib/session/go-to-login';
import { showToast } from '@/lib/toasts/toasts';
import { walletTexts as texts } from '@/translations/wallet';

/** Gives an unfinished payment up; the lists that show it are read again. */
export function useGiveUp() {
  const client = useQueryClient();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const giveUp = async ({ id, title }: Pick<Payment, 'id' | 'title'>) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await cancelPayment(id);
      dropKeysOf(id);
      showToast({ status: 'success', title: texts.gaveUp(title) });
    } catch (error) {
      if ((error as { status?: number }).status === 401) return goToLogin();
      showToast({ status: 'error', title: paymentFailure(error) });
    } finally {
      isSending.current = false;
      setBusy(false);
      void refreshMoney(client);
      void refreshPayment(client, id);
    }
  };
  return { giveUp, isBusy };
}
