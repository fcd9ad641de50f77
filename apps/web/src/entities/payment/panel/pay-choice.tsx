'use client';

import type { Gateway, Payment, WalletCredit } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { chooseGateway } from '@bazaar/domain/payments/gateway-limits';
import { splitPayment } from '@bazaar/domain/payments/split-payment';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { Checkbox } from '@bazaar/ui/choice';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { paymentsIcon } from '@bazaar/ui/patterns/empty-icons';
import { WalletForm } from '@bazaar/ui/patterns/wallet';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useEffect, useState } from 'react';
import { paymentTexts as texts } from '@/translations/payments';
import { GatewayChoice } from '../gateway-choice';

export interface PayChoiceProps {
  readonly payment: Payment;
  readonly gateways: readonly Gateway[] | 'loading' | 'failed';
  /** Unless it is known, the wallet is not offered. */
  readonly credit: WalletCredit | 'loading' | 'failed';
  readonly canUseWallet: boolean;
  readonly isBusy: boolean;
  /** A press has opened it: the focus goes to the chosen gateway. */
  readonly takesFocus?: boolean;
  onPay(choice: { readonly gatewayId: string; readonly walletRial: number }): void;
  onPayFromWallet(): void;
  onRetryGateways(): void;
  onRetryCredit(): void;
}

/** Renders how a payment can be paid: the wallet first, the rest at a gateway that takes it. */
export function PayChoice(props: PayChoiceProps) {
  const { payment, gateways, isBusy, onPay, onPayFromWallet } = props;
  const [usesWallet, setUsesWallet] = useState(true);
  const [wantedId, setWantedId] = useState<string>();
  const wallet = walletPart(props);
  const spendRial = wallet.isOffered && usesWallet ? wallet.freeRial : wallet.takenRial;
  const list = typeof gateways === 'string' ? [] : gateways;
  const restRial = payment.amountRial - spendRial;
  const gateway = chooseGateway(list, restRial > 0 ? restRial : undefined, wantedId);
  const split = splitPayment(payment.amountRial, spendRial, gateway);
  useFirstFocus(props.takesFocus === true && gateway !== undefined && !wallet.isNeeded, idOf(payment));
  return (
    <WalletForm>
      {props.canUseWallet && props.credit === 'failed' ? (
        <Banner
          status="warning"
          title={wallet.isNeeded ? texts.creditNeeded : texts.creditFailed}
          action={
            <Button tone="text" onClick={props.onRetryCredit}>
              {texts.readAgain}
            </Button>
          }
        />
      ) : null}
      {wallet.isOffered ? (
        <Checkbox
          label={texts.walletFirst(formatToman(wallet.freeRial))}
          checked={usesWallet}
          onChange={(event) => setUsesWallet(event.target.checked)}
        />
      ) : null}
      {wallet.isNeeded ? (
        props.credit === 'loading' && <Skeleton shape="block" />
      ) : split?.bankRial === 0 ? (
        <Button tone="primary" wide disabled={isBusy} onClick={onPayFromWallet}>
          {texts.payFromWallet(formatToman(payment.amountRial))}
        </Button>
      ) : (
        <>
          <Gateways {...props} list={list} amountRial={restRial} value={gateway?.id} onValue={setWantedId} />
          {gateway === undefined || split === undefined ? null : (
            <Button
              tone="primary"
              wide
              disabled={isBusy}
              onClick={() => onPay({ gatewayId: gateway.id, walletRial: split.walletRial })}
            >
              {isBusy ? texts.leaving : texts.goToGateway(gateway.title, formatToman(split.bankRial))}
            </Button>
          )}
          {split !== undefined && split.walletRial > 0 ? (
            <small>{texts.andFromWallet(formatToman(split.walletRial))}</small>
          ) : null}
        </>
      )}
    </WalletForm>
  );
}

interface GatewaysProps extends Pick<PayChoiceProps, 'gateways' | 'payment' | 'onRetryGateways'> {
  readonly list: readonly Gateway[];
  readonly amountRial: number;
  readonly value: string | undefined;
  onValue(gatewayId: string): void;
}

function Gateways({ gateways, payment, list, amountRial, value, onValue, onRetryGateways }: GatewaysProps) {
  if (gateways === 'loading') return <Skeleton shape="block" />;
  if (gateways === 'failed') {
    return (
      <ErrorPanel
        title={texts.gatewaysFailed}
        action={<Button onClick={onRetryGateways}>{texts.readAgain}</Button>}
      />
    );
  }
  if (!list.some(({ isHealthy }) => isHealthy)) {
    return <EmptyPanel icon={paymentsIcon} title={texts.noGateway} detail={texts.noGatewayDetail} />;
  }
  return (
    <>
      <GatewayChoice
        id={idOf(payment)}
        gateways={list}
        amountRial={amountRial}
        value={value}
        onValue={onValue}
      />
      {value === undefined ? <p role="status">{texts.noGatewayForAmount}</p> : null}
    </>
  );
}

function idOf({ id }: Payment): string {
  return `gateway-${id}`;
}

/** Focuses the chosen gateway once it is there: the button that was pressed is gone. */
function useFirstFocus(isReady: boolean, groupId: string): void {
  useEffect(() => {
    if (isReady) document.getElementById(groupId)?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isReady, groupId]);
}

/** Returns what the wallet can give. Another attempt after a failure takes what the last one took, unless the wallet covers the whole. */
function walletPart({ payment, credit, canUseWallet }: PayChoiceProps) {
  const isKnown = typeof credit !== 'string' && canUseWallet;
  const freeRial = isKnown ? credit.balanceRial - credit.blockedRial : 0;
  const hasFailed = payment.status === 'Failed';
  const lastRial = hasFailed ? (payment.attempts.at(-1)?.paidFromWalletRial ?? 0) : 0;
  return {
    freeRial,
    /** The bank's part follows from a credit that is not known: no sum can be named. */
    isNeeded: canUseWallet && !isKnown && lastRial > 0,
    isOffered: freeRial > 0 && (!hasFailed || freeRial >= payment.amountRial),
    takenRial: Math.min(lastRial, freeRial),
  };
}
