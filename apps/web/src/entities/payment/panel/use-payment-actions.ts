'use client';

import { getGetPaymentQueryKey } from '@bazaar/api/hooks/payments';
import type { Payment } from '@bazaar/api/model';
import { cancelPayment, payFromWallet } from '@bazaar/api/payments';
import type { PaymentAction } from '@bazaar/domain/payments/payment-meaning';
import {
  NEW_PAYMENT_SCREEN,
  nextPaymentScreen,
  offeredActions,
  shownMeaning,
} from '@bazaar/domain/payments/payment-screen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';
import { leaveForBank } from '../leave-for-bank';
import { paymentFailure } from '../payment-failure';
import { type AttemptChoice, sendOnce, startAttempt } from '../start-attempt';
import { refreshMoney, refreshPayment } from '../use-payment';

/**
 * Carries out what a payment's state allows, one action at a time: nothing else is offered until its outcome has been read.
 *
 * @param readAt when the payment was read
 */
export function usePaymentActions(payment: Payment | undefined, readAt: number) {
  const client = useQueryClient();
  const [screen, tell] = useReducer(nextPaymentScreen, NEW_PAYMENT_SCREEN);
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = useRef(false);
  // Every read counts, also one that says the same: hence the time.
  useEffect(() => {
    if (payment !== undefined) tell({ type: 'read', payment });
  }, [payment, readAt]);
  useEffect(() => {
    const onShow = () => setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const act = async (action: PaymentAction, send: (known: Payment) => Promise<unknown>) => {
    if (payment === undefined || isBusy.current || !offeredActions(screen).includes(action)) return false;
    isBusy.current = true;
    setFailure(undefined);
    tell({ type: 'press', action });
    // A read from before the action must not count as one after it.
    await client.cancelQueries({ queryKey: getGetPaymentQueryKey({ paymentId: payment.id }) });
    try {
      await send(payment);
      tell({ type: 'answered' });
      return true;
    } catch (error) {
      const { status } = error as { status?: number };
      tell({ type: status === undefined ? 'lost' : 'answered' });
      if (status === 401) goToLogin();
      else setFailure(paymentFailure(error));
      return false;
    } finally {
      isBusy.current = false;
      void refreshPayment(client, payment.id);
      void refreshMoney(client);
    }
  };
  const pay = async (action: 'pay' | 'retry' | 'otherGateway', choice: AttemptChoice) => {
    setLeaving(true);
    const isStarted = await act(action, (known) => startAttempt(known, choice));
    if (isStarted && payment !== undefined) leaveForBank(payment.id);
    else setLeaving(false);
  };
  return {
    offered: offeredActions(screen),
    meaning: shownMeaning(screen),
    isSending: screen.sending !== undefined,
    isLeaving,
    failure,
    pay,
    payFromWallet: () =>
      act('payFromWallet', ({ id }) =>
        sendOnce(`wallet:${id}`, (request) => payFromWallet({ paymentId: id }, request)),
      ),
    cancel: () => act('cancel', ({ id }) => cancelPayment(id)),
    returnToBank: () => {
      if (payment === undefined) return;
      setLeaving(true);
      leaveForBank(payment.id);
    },
  };
}
