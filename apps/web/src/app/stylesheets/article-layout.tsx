import '@bazaar/ui/article.css';
import type { ReactNode } from 'react';

/** Brings the «article» sheet, which only the routes with this layout load. */
export default function ArticleLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
