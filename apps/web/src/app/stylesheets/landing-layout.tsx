import '@bazaar/ui/browse.css';
import '@bazaar/ui/landing.css';
import type { ReactNode } from 'react';

/** Loads the «landing» stylesheet, and that of the rows shared with home, for the routes below. */
export default function LandingLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
