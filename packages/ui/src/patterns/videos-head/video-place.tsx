import type { ReactNode } from 'react';

/** One video in the page, with the browser's own controls, its title and links. */
export function VideoPlace({ children }: { readonly children: ReactNode }) {
  return <article className="u-video-place">{children}</article>;
}
