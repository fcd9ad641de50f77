import '@bazaar/ui/assistant.css';
import '@bazaar/ui/supplier-table.css';
import type { ReactNode } from 'react';

/** Loads the «assistant» stylesheet for the routes below. */
export default function AssistantLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
