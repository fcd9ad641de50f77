import '@bazaar/ui/list.css';
import '@bazaar/ui/matches.css';
import '@bazaar/ui/supplier-table.css';
import type { ReactNode } from 'react';

/** Loads the stylesheets of the suppliers of a category, each with its products, for the routes below: one file, as for other pages. */
export default function MatchesLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
