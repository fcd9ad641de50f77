import { type RefObject, useEffect, useState } from 'react';

export interface Fullscreen {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Returns the fullscreen of an element; undefined where the browser has none. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen | undefined {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const read = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return undefined;
  const toggle = () => (isOn ? document.exitFullscreen() : element.current?.requestFullscreen());
  return { isOn, onToggle: () => void toggle()?.catch(() => undefined) };
}

/** Returns what moves a video to a small window; undefined where the browser has none. */
export function smallWindow(video: RefObject<HTMLVideoElement | null>): (() => void) | undefined {
  if (typeof document === 'undefined' || !document.pictureInPictureEnabled) return undefined;
  const toggle = () =>
    document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
  return () => void toggle()?.catch(() => undefined);
}
