import '@bazaar/ui/search.css';
import '@bazaar/ui/supplier-bar.css';
import '@bazaar/ui/supplier-table.css';
import '@bazaar/ui/videos.css';
import type { ReactNode } from 'react';

/** Loads the «search» stylesheet, and those of the suppliers and videos among results, for the routes below. */
export default function SearchLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
