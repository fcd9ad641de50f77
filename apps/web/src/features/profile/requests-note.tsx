'use client';

import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { profileMessages } from '@/messages/profile';
import { paths } from '@/platform/paths';
import { useRequestCount } from '@/platform/request-basket';

/** What this browser keeps for the next request. */
export function RequestsNote() {
  const count = useRequestCount();
  return (
    <EmptyPanel
      title={count > 0 ? profileMessages.requestsCount(toPersianDigits(count)) : profileMessages.noRequests}
      action={<ButtonLink href={paths.categoryType('Product')}>{profileMessages.toCatalogue}</ButtonLink>}
    />
  );
}
