'use client';

import { useListUnfinishedPayments } from '@bazaar/api/hooks/payments';
import type { Payment } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { readMeaning } from '@bazaar/domain/payments/payment-meaning';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { Button } from '@bazaar/ui/button';
import { PaymentRows } from '@bazaar/ui/patterns/wallet';
import { Text } from '@bazaar/ui/text';
import { moment } from '@/entities/payment/panel/payment-words';
import { EdgePanel } from '@/lib/data/edge-panel';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { paymentTexts } from '@/translations/payments';
import { walletTexts as texts } from '@/translations/wallet';
import { useGiveUp } from './use-give-up';

export interface UnfinishedPanelProps {
  /** Shows a payment on top of the page, where it can be paid. */
  onOpen(paymentId: string): void;
}

/** What has not been paid yet, by whatever it is for. */
export function UnfinishedPanel({ onOpen }: UnfinishedPanelProps) {
  const query = useListUnfinishedPayments({ query: { staleTime: 0, refetchOnWindowFocus: true } });
  const { giveUp, isBusy } = useGiveUp();
  const count = query.data?.length ?? 0;
  return (
    <EdgePanel
      id="unfinished"
      title={texts.unfinished}
      note={count > 0 ? <small>{texts.unfinishedCount(toPersianDigits(count))}</small> : undefined}
      texts={{ loading: texts.unfinishedLoading, failed: texts.unfinishedFailed }}
      query={query}
      isFlush={count > 0}
    >
      {(payments) =>
        payments.length === 0 ? (
          <Text as="p" size={13} tone="muted">
            {texts.noUnfinished}
          </Text>
        ) : (
          <PaymentRows
            rows={payments.map((payment) => ({
              id: payment.id,
              title: isolateCodes(payment.title),
              note: noteOf(payment),
              amount: formatToman(payment.amountRial),
              unit: texts.toman,
              actions: (
                <>
                  <Button
                    tone="danger"
                    size="small"
                    aria-label={texts.actionOf(texts.giveUp, payment.title)}
                    disabled={isBusy}
                    onClick={() => void giveUp(payment)}
                  >
                    {texts.giveUp}
                  </Button>
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={texts.actionOf(payLabel(payment), payment.title)}
                    onClick={() => onOpen(payment.id)}
                  >
                    {payLabel(payment)}
                  </Button>
                </>
              ),
            }))}
          />
        )
      }
    </EdgePanel>
  );
}

function noteOf(payment: Payment): string {
  return texts.until(paymentTexts.states[readMeaning(payment).event], moment(payment.expiresAt));
}

function payLabel({ attempts }: Payment): string {
  return attempts.length > 0 ? paymentTexts.retry : texts.pay;
}
