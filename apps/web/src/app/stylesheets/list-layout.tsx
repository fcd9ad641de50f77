import '@bazaar/ui/list.css';
import type { ReactNode } from 'react';

/** Loads the «list» stylesheet for the routes below. */
export default function ListLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
