import { SearchOffer } from '@/features/vanity/search-offer';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';

/** An address without a page; its last words may have been a search. */
export default function UnknownAddress() {
  return <NotFoundScreen offer={<SearchOffer />} />;
}
