'use client';

import { useListGateways } from '@bazaar/api/hooks/payments';
import type { Gateway } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { parseToman } from '@bazaar/domain/money/typed-toman';
import { chooseGateway, topUpRefusal } from '@bazaar/domain/payments/gateway-limits';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { MoneyField } from '@bazaar/ui/money-field';
import { paymentsIcon } from '@bazaar/ui/patterns/empty-icons';
import { AmountPresets, WalletForm } from '@bazaar/ui/patterns/wallet';
import { useState } from 'react';
import { GatewayChoice } from '@/entities/payment/gateway-choice';
import { EdgePanel } from '@/lib/data/edge-panel';
import { paymentTexts } from '@/translations/payments';
import { walletTexts as texts } from '@/translations/wallet';
import { rialAndWords } from '../credit-panel';
import { useTopUp } from './use-top-up';
import { useTypedTopUp } from './use-typed-top-up';

/** Rial. */
const PRESETS = [2_000_000, 5_000_000, 10_000_000, 20_000_000];

export interface TopUpPanelProps {
  /** Shows the payment that is already under way for this amount. */
  onRunning(paymentId: string): void;
}

/** More credit: an amount, a gateway that takes it, and the way there. */
export function TopUpPanel(props: TopUpPanelProps) {
  const query = useListGateways();
  return (
    <EdgePanel
      id="top-up"
      title={texts.topUp}
      texts={{ loading: paymentTexts.gatewaysLoading, failed: paymentTexts.gatewaysFailed }}
      query={query}
    >
      {(gateways) =>
        gateways.some(({ isHealthy }) => isHealthy) ? (
          <TopUpForm {...props} gateways={gateways} />
        ) : (
          <EmptyPanel
            icon={paymentsIcon}
            title={paymentTexts.noGateway}
            detail={paymentTexts.noGatewayDetail}
          />
        )
      }
    </EdgePanel>
  );
}

function TopUpForm({ gateways, onRunning }: TopUpPanelProps & { readonly gateways: readonly Gateway[] }) {
  const { amountRial, gatewayId, change } = useTypedTopUp();
  const [hasPressed, setPressed] = useState(false);
  const { topUp, isSending, failure } = useTopUp(onRunning);
  const refusal = topUpRefusal(amountRial, gateways);
  const gateway = chooseGateway(gateways, refusal === undefined ? amountRial : undefined, gatewayId);
  const submit = () => {
    setPressed(true);
    if (refusal !== undefined || amountRial === undefined || gateway === undefined) {
      document.getElementById('top-up-amount')?.focus();
      return;
    }
    void topUp(amountRial, gateway.id);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WalletForm>
        {failure === undefined ? null : <Banner status="error" title={failure} />}
        <AmountPresets
          label={texts.presets}
          presets={PRESETS.map((rial) => ({ amountRial: rial, text: formatToman(rial) }))}
          amountRial={amountRial}
          onChoose={(chosen) => change({ amountRial: chosen })}
        />
        <MoneyField
          id="top-up-amount"
          label={texts.amount}
          unit={texts.toman}
          amountRial={amountRial}
          onAmount={(typed) => change({ amountRial: typed })}
          parse={parseToman}
          format={formatToman}
          words={rialAndWords}
          error={hasPressed ? refusalText(refusal) : undefined}
        />
        <GatewayChoice
          id="top-up-gateway"
          gateways={gateways}
          amountRial={refusal === undefined ? amountRial : undefined}
          value={gateway?.id}
          onValue={(chosen) => change({ gatewayId: chosen })}
        />
        <Button type="submit" tone="primary" wide disabled={isSending}>
          {isSending
            ? paymentTexts.leaving
            : gateway === undefined || amountRial === undefined
              ? texts.goToBank
              : texts.goToGateway(gateway.title, formatToman(amountRial))}
        </Button>
      </WalletForm>
    </form>
  );
}

function refusalText(refusal: ReturnType<typeof topUpRefusal>): string | undefined {
  if (refusal === undefined) return undefined;
  if ('limitRial' in refusal) return texts.topUpErrors[refusal.reason](formatToman(refusal.limitRial));
  return texts.topUpErrors[refusal.reason];
}
