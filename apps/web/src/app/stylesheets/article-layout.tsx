import '@bazaar/ui/article.css';
import type { ReactNode } from 'react';

/** Loads the «article» stylesheet for the routes below. */
export default function ArticleLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
