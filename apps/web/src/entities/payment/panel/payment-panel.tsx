'use client';

import { useListGateways } from '@bazaar/api/hooks/payments';
import { useGetWalletCredit } from '@bazaar/api/hooks/wallet-transactions';
import type { Gateway, Payment } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { gatewayRefusal } from '@bazaar/domain/payments/gateway-limits';
import { readMeaning } from '@bazaar/domain/payments/payment-meaning';
import { useEffect, useRef, useState } from 'react';
import { paymentTexts as texts } from '@/translations/payments';
import { usePayment } from '../use-payment';
import { PayChoice } from './pay-choice';
import { PaymentPanelView } from './payment-panel-view';
import { useFollowing } from './use-following';
import { usePaymentActions } from './use-payment-actions';

export interface PaymentPanelProps {
  readonly paymentId: string;
  /** Called once when the payment is final: paid, given up, expired or refunded. */
  readonly onSettled?: ((payment: Payment) => void) | undefined;
  /** Goes on to another unfinished payment, which is offered once a top-up is paid. */
  readonly onPayNext?: ((paymentId: string) => void) | undefined;
}

/** What became of one payment, and what can be done: the same wherever it is shown. Needs a query client around it. */
export function PaymentPanel({ paymentId, onSettled, onPayNext }: PaymentPanelProps) {
  const { query, reads, nextMs } = usePayment(paymentId);
  const { data: payment, dataUpdatedAt, error, isError, refetch } = query;
  const actions = usePaymentActions(payment, dataUpdatedAt);
  const [isChoosing, setChoosing] = useState(false);
  const wasOpen = useRef(false);
  const gateways = useListGateways();
  const credit = useGetWalletCredit({ query: { staleTime: 0 } });
  useSettled(payment, onSettled);
  const following = useFollowing(payment, onPayNext);
  const retry = () => void refetch();
  if (payment === undefined) {
    if (!isError) return <PaymentPanelView state="loading" />;
    return <PaymentPanelView state="failed" isMissing={error.status === 404} onRetry={retry} />;
  }
  const { offered } = actions;
  // Sent, or not read again since: what was open stays open, and nothing can be pressed.
  const isWaiting = offered.length === 0 && actions.meaning?.actions.length !== 0;
  const isBusy = actions.isSending || actions.isLeaving || isWaiting;
  const isOpen = isWaiting ? wasOpen.current : offered.includes('pay') || (isChoosing && offered.length > 0);
  wasOpen.current = isOpen;
  const last = lastChoice(payment, gateways.data);
  return (
    <PaymentPanelView
      state="ready"
      payment={payment}
      reads={reads}
      nextMs={nextMs}
      isStale={isError}
      failure={actions.failure}
      isBusy={isBusy}
      following={following}
      addition={additionOf(payment, credit.data?.balanceRial)}
      choice={
        isOpen ? (
          <PayChoice
            payment={payment}
            gateways={gateways.data ?? (gateways.isError ? 'failed' : 'loading')}
            credit={credit.data ?? (credit.isError ? 'failed' : 'loading')}
            canUseWallet={payment.purpose !== 'WalletCharge'}
            isBusy={isBusy}
            takesFocus={isChoosing}
            onPay={(choice) => void actions.pay(offered.includes('pay') ? 'pay' : 'otherGateway', choice)}
            onPayFromWallet={() => void actions.payFromWallet()}
            onRetryGateways={() => void gateways.refetch()}
            onRetryCredit={() => void credit.refetch()}
          />
        ) : undefined
      }
      onRetry={() => (last === undefined ? setChoosing(true) : void actions.pay('retry', last))}
      onOtherGateway={() => setChoosing(true)}
      onCancel={() => void actions.cancel()}
      onReturnToBank={actions.returnToBank}
      onReadAgain={retry}
    />
  );
}

/** Returns what the last attempt chose, unless its gateway is known to take that no more. */
function lastChoice({ attempts }: Payment, gateways: readonly Gateway[] | undefined) {
  const attempt = attempts.at(-1);
  if (attempt === undefined) return undefined;
  const { gatewayId, amountRial, paidFromWalletRial } = attempt;
  const gateway = gateways?.find(({ id }) => id === gatewayId);
  const isGone = gateways !== undefined && gateway === undefined;
  const isRefused = gateway !== undefined && gatewayRefusal(gateway, amountRial) !== undefined;
  return isGone || isRefused ? undefined : { gatewayId, walletRial: paidFromWalletRial };
}

function additionOf({ status, purpose }: Payment, balanceRial: number | undefined): string | undefined {
  if (status !== 'Paid' || purpose !== 'WalletCharge' || balanceRial === undefined) return undefined;
  return texts.balanceNow(formatToman(balanceRial));
}

function useSettled(payment: Payment | undefined, onSettled: PaymentPanelProps['onSettled']): void {
  const told = useRef(false);
  const latest = useRef(onSettled);
  latest.current = onSettled;
  useEffect(() => {
    if (payment === undefined || told.current || !readMeaning(payment).isFinal) return;
    told.current = true;
    latest.current?.(payment);
  }, [payment]);
}
