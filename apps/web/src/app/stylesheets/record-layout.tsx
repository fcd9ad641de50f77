import '@bazaar/ui/record.css';
import type { ReactNode } from 'react';

/** Brings the «record» sheet, which only the routes with this layout load. */
export default function RecordLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
