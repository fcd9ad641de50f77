import type { MembershipAndPrice } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates/jalali';
import { formatToman } from '@bazaar/domain/money/rial';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { FeeTable } from '@bazaar/ui/patterns/trade-page';
import { Price } from '@bazaar/ui/price';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Text } from '@bazaar/ui/text';
import { accountPaths } from '@/lib/navigation/account-paths';
import { retryTexts } from '@/translations/retry';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import type { Part, RequestData } from '../reads/request-data';
import { feeRows } from './fee-rows';

export interface FeePanelProps extends Pick<RequestData, 'payment' | 'isReturned'> {
  readonly price: Part<MembershipAndPrice>;
}

/** What publishing costs, line by line: fee, discount, the plan's cover, tax, wallet and what is left to pay. */
export function FeePanel({ price, ...rest }: FeePanelProps) {
  return (
    <Panel id="request-fee" title={texts.fee} bleed>
      {price.state === 'loading' ? (
        <div role="status" aria-label={texts.feeLoading}>
          <Skeleton shape="block" />
        </div>
      ) : price.state === 'failed' ? (
        <ErrorPanel
          title={texts.feeFailed}
          action={
            <Button aria-label={retryTexts.of(texts.fee)} onClick={price.onRetry}>
              {texts.retry}
            </Button>
          }
          isInline
        />
      ) : (
        <Fee price={price.data} {...rest} />
      )}
    </Panel>
  );
}

const sum = (amountRial: number) => <Price amount={formatToman(amountRial)} currency={texts.toman} />;

function Fee({ price, payment, isReturned }: { price: MembershipAndPrice } & Omit<FeePanelProps, 'price'>) {
  const { payableRial, walletCreditRial, membership, isCovered, paymentStatus } = price;
  const isPaid = paymentStatus === 'Paid';
  const isCoverable = price.offers.some(({ limits }) => limits.directOrdersPerMonth !== 0);
  return (
    <AccountStack>
      <FeeTable
        rows={feeRows(price).map(({ amountRial, ...row }) => ({ ...row, value: sum(amountRial) }))}
        total={{
          label: isCovered ? texts.covered : isPaid ? texts.paid : texts.payable,
          value: sum(payableRial),
        }}
        words={payableRial > 0 ? texts.rial(formatNumber(payableRial)) : undefined}
      />
      <Text as="p" size={13} tone="muted">
        {texts.wallet}: {sum(walletCreditRial)}
      </Text>
      {membership ? (
        <Text as="p" size={13} tone="muted">
          {texts.remaining(formatNumber(membership.remainingRequests), formatDate(membership.validTo))}
        </Text>
      ) : null}
      {isReturned ? null : payment}
      {!isCovered && !isPaid && isCoverable ? (
        <Text as="p" size={13} tone="muted">
          <Link href={`${accountPaths.wallet}#plans`}>{texts.offers}</Link>
        </Text>
      ) : null}
      <Text as="p" size={13} tone="muted">
        {texts.feeNote}
      </Text>
    </AccountStack>
  );
}
