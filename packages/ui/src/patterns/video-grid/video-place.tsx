import type { ReactNode } from 'react';

/** One video in the page, with the browser's own controls, its title and links. */
export function VideoPlace({ children }: { readonly children: ReactNode }) {
  return <article className="u-video-place">{children}</article>;
}

/** How much of a video was watched, 0 to 1, at the lower edge of its poster. */
export function WatchedProgress({ label, part }: { readonly label: string; readonly part: number }) {
  return <progress className="u-video-watched" aria-label={label} value={part} />;
}
