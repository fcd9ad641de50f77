import '@bazaar/ui/browse.css';
import '@bazaar/ui/landing.css';
import '@bazaar/ui/supplier-table.css';
import type { ReactNode } from 'react';

/** Loads the «landing» stylesheet and those shared with home for the routes below. */
export default function LandingLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
