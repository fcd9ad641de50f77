import '@bazaar/ui/browse.css';
import type { ReactNode } from 'react';

/** Loads the «browse» stylesheet for the routes below. */
export default function BrowseLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
