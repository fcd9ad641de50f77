import { ButtonLink } from '@bazaar/ui/button';
import { paths } from '@/lib/navigation/paths';
import { vanityMessages } from '@/translations/vanity';
import { offeredTerm } from './offered-term';

/** Renders the last words of a dead address as a search, when they look like one. `slug` is percent-encoded. */
export function SearchOffer({ slug }: { readonly slug: readonly string[] }) {
  const term = offeredTerm(slug.join('/'));
  if (term === undefined) return null;
  return <ButtonLink href={paths.searchFor(term)}>{vanityMessages.offer(term)}</ButtonLink>;
}
