'use client';

import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { useRequestCount } from '@/entities/request-basket/request-basket';
import { paths } from '@/lib/navigation/paths';
import { profileMessages } from '@/translations/profile';

/** Renders what is in the request basket of this browser. */
export function RequestsNote() {
  const count = useRequestCount();
  return (
    <EmptyPanel
      title={count > 0 ? profileMessages.requestsCount(toPersianDigits(count)) : profileMessages.noRequests}
      action={<ButtonLink href={paths.categoryType('Product')}>{profileMessages.toCatalogue}</ButtonLink>}
    />
  );
}
