import '@bazaar/ui/account.css';
import type { ReactNode } from 'react';

/** Loads the «account» stylesheet for the routes below. */
export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
