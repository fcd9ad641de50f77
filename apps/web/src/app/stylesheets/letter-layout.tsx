import '@bazaar/ui/forms.css';
import '@bazaar/ui/letter.css';
import type { ReactNode } from 'react';

/** Loads the «letter» stylesheet and that of fields for the routes below: its form stands in the page from the start. */
export default function LetterLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
