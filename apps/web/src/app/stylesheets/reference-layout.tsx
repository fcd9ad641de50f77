import '@bazaar/ui/reference.css';
import type { ReactNode } from 'react';

/** Loads the «reference» stylesheet for the routes below. */
export default function ReferenceLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
