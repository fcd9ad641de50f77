import '@bazaar/ui/account.css';
import type { ReactNode } from 'react';

/** Brings the «account» sheet, which only the routes with this layout load. */
export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
