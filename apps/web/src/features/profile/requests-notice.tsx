'use client';

import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { useBasketCount } from '@/entities/trade-draft/unsent-count';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { profileMessages } from '@/translations/profile';

/** Renders what is in the request basket of this browser, and leads to the wizard and to the requests. */
export function RequestsNote() {
  const count = useBasketCount();
  const start =
    count > 0 ? (
      <ButtonLink tone="primary" href={accountPaths.newTradeRequest}>
        {profileMessages.startRequest}
      </ButtonLink>
    ) : (
      <ButtonLink href={paths.categoryType('Product')}>{profileMessages.toCatalogue}</ButtonLink>
    );
  return (
    <EmptyPanel
      title={count > 0 ? profileMessages.requestsCount(toPersianDigits(count)) : profileMessages.noRequests}
      action={
        <>
          {start} <ButtonLink href={accountPaths.tradeRequests}>{profileMessages.toRequests}</ButtonLink>
        </>
      }
    />
  );
}
