import '@bazaar/ui/contents.css';
import type { ReactNode } from 'react';

/** Loads the «contents» stylesheet for the routes below. */
export default function ContentsLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
