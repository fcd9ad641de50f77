'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readPosition, showSlide, type TrackPosition } from './track';

export interface Track extends TrackPosition {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly show: (index: number) => void;
}

/** Tracks the position of a scrolling track of slides, whether touch, a key, a button or the timer moves it. */
export function useTrack(isSmooth: boolean): Track {
  const element = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<TrackPosition>({ index: 0, isAtEnd: false });
  useEffect(() => {
    const track = element.current;
    if (!track) return;
    const read = () => {
      const now = readPosition(track);
      setPosition((was) => (was.index === now.index && was.isAtEnd === now.isAtEnd ? was : now));
    };
    const resized = new ResizeObserver(read);
    resized.observe(track);
    track.addEventListener('scroll', read, { passive: true });
    return () => {
      resized.disconnect();
      track.removeEventListener('scroll', read);
    };
  }, []);
  const show = useCallback(
    (index: number) => {
      if (element.current) showSlide(element.current, index, isSmooth);
    },
    [isSmooth],
  );
  return { ...position, element, show };
}
