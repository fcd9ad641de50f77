import '@bazaar/ui/contents.css';
import '@bazaar/ui/videos.css';
import type { ReactNode } from 'react';

/** Loads the «videos» stylesheet for the routes below. */
export default function VideosLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
