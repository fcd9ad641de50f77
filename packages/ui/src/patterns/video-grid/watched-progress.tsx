/** How much of a video was watched, 0 to 1, at the lower edge of its poster. */
export function WatchedProgress({ label, part }: { readonly label: string; readonly part: number }) {
  return <progress className="u-video-watched" aria-label={label} value={part} />;
}
