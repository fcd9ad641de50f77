import '@bazaar/ui/record.css';
import type { ReactNode } from 'react';

/** Loads the «record» stylesheet for the routes below. */
export default function RecordLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
