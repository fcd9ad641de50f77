import { paths } from '@/lib/navigation/paths';

/** Returns the address of a video at a second; without a second, of its start. */
export function videoAddress(id: string, seconds = 0): string {
  const whole = Math.floor(seconds);
  return whole > 0 ? `${paths.video(id)}&t=${whole}` : paths.video(id);
}

/** Returns whether the address may name the open video: only the page of videos understands it. */
export function isOnVideos(): boolean {
  return location.pathname === paths.videos;
}

/** Writes the open video and second into the address, where it belongs to the page. */
export function showInAddress(id: string, seconds: number): void {
  if (isOnVideos()) history.replaceState(null, '', withVideo(id, seconds));
}

/** Adds an entry to the history, so that Back closes the player and keeps the page. */
export function enterVideo(id: string): void {
  history.pushState(null, '', isOnVideos() ? withVideo(id, 0) : location.href);
}

/** Takes the video out of the address of a page that was opened with it. */
export function leaveAddress(): void {
  const query = new URLSearchParams(location.search);
  query.delete('v');
  query.delete('t');
  if (isOnVideos())
    history.replaceState(null, '', query.size === 0 ? paths.videos : `${paths.videos}?${query}`);
}

/** Returns the address with the filter of the list that stands behind the player. */
function withVideo(id: string, seconds: number): string {
  const query = new URLSearchParams(location.search);
  query.set('v', id);
  query.delete('t');
  if (seconds >= 1) query.set('t', String(Math.floor(seconds)));
  return `${paths.videos}?${query}`;
}
