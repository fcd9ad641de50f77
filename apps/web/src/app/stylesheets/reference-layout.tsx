import '@bazaar/ui/reference.css';
import type { ReactNode } from 'react';

/** Brings the «reference» sheet, which only the routes with this layout load. */
export default function ReferenceLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
