import '@bazaar/ui/questions.css';
import type { ReactNode } from 'react';

/** Loads the «questions» stylesheet for the routes below. */
export default function QuestionsLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
