'use client';

import { ButtonLink } from '@bazaar/ui/button';
import { usePathname } from 'next/navigation';
import { vanityMessages } from '@/messages/vanity';
import { paths } from '@/platform/paths';
import { offeredTerm } from './offered-term';

/** On a page that is not there: its last words as a search, when they look like one. The server draws it, no script is needed. */
export function SearchOffer() {
  const term = offeredTerm(usePathname());
  if (term === undefined) return null;
  return (
    <ButtonLink href={paths.searchFor(term)} tone="primary">
      {vanityMessages.offer(term)}
    </ButtonLink>
  );
}
