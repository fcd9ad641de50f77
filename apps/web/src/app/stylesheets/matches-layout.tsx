import '@bazaar/ui/matches.css';
import type { ReactNode } from 'react';
import SellersLayout from './sellers-layout';

/** Loads the stylesheets of the suppliers of a category, each with its products, for the routes below. */
export default function MatchesLayout({ children }: { readonly children: ReactNode }) {
  return <SellersLayout>{children}</SellersLayout>;
}
