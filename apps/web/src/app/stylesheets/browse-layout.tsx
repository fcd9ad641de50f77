import '@bazaar/ui/browse.css';
import type { ReactNode } from 'react';

/** Brings the «browse» sheet, which only the routes with this layout load. */
export default function BrowseLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
