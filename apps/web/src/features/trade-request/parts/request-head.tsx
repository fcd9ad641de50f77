'use client';

import { countPhrase, toShownNumber } from '@bazaar/domain/persian';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { TradeHead, TradePager } from '@bazaar/ui/patterns/trade-page';
import { useState } from 'react';
import { StatusBadge } from '@/entities/trade-request/status-badge';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import type { RequestData } from '../reads/request-data';
import { WithdrawDialog } from './withdraw-dialog';

/** Number, state and facts of the request, its place in the list, and what can be done with the whole of it. */
export function RequestHead({ request, neighbours, actions }: RequestData) {
  const { number, status, title, supplier, revision, lines, buyerReference, allowedActions } = request;
  const [isWithdrawing, setWithdrawing] = useState(false);
  return (
    <>
      <TradeHead
        title={
          <>
            <span>
              {texts.title('')}
              <bdi dir="ltr">{toShownNumber(number)}</bdi>
            </span>
            <StatusBadge status={status} />
          </>
        }
        facts={[
          <MixedText key="title">{title}</MixedText>,
          ...(buyerReference ? [<MixedText key="reference">{buyerReference}</MixedText>] : []),
          countPhrase(lines.length, texts.line),
          ...(revision > 0 ? [texts.revision(formatNumber(revision))] : []),
          <Link key="supplier" href={paths.supplier(supplier)} size={13}>
            {supplier.cityName ? `${supplier.name}، ${supplier.cityName}` : supplier.name}
          </Link>,
        ]}
        pager={<NeighbourLinks {...neighbours} />}
        actions={
          <>
            <ButtonLink size="small" href={accountPaths.tradeRequestReport(request.id)}>
              {texts.report}
            </ButtonLink>
            {allowedActions.includes('Duplicate') ? (
              <>
                <Button
                  size="small"
                  disabled={actions.busy !== undefined}
                  onClick={() => void actions.duplicate()}
                >
                  {texts.duplicate}
                </Button>
                <ButtonLink size="small" href={`${accountPaths.newTradeRequest}&from=${request.id}`}>
                  {texts.others}
                </ButtonLink>
              </>
            ) : null}
            {allowedActions.includes('Withdraw') ? (
              <Button size="small" tone="danger" onClick={() => setWithdrawing(true)}>
                {texts.withdraw}
              </Button>
            ) : null}
          </>
        }
      />
      <WithdrawDialog
        isOpen={isWithdrawing}
        isBusy={actions.busy === 'withdraw'}
        onClose={() => setWithdrawing(false)}
        onConfirm={(reason) => void actions.withdraw(reason).then(() => setWithdrawing(false))}
      />
    </>
  );
}

function NeighbourLinks({ listHref, previousHref, nextHref, place }: RequestData['neighbours']) {
  return (
    <TradePager
      label={texts.neighbours}
      previous={previousHref === undefined ? undefined : { href: previousHref, label: texts.previous }}
      next={nextHref === undefined ? undefined : { href: nextHref, label: texts.nextOne }}
    >
      <Link href={listHref} size={13}>
        {place === '' ? texts.toList : place}
      </Link>
    </TradePager>
  );
}
