import '@bazaar/ui/list.css';
import type { ReactNode } from 'react';

/** Brings the «list» sheet, which only the routes with this layout load. */
export default function ListLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
