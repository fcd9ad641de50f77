import { leftPosition } from '@bazaar/domain/captions/left-position';
import { useEffect, useRef } from 'react';
import { storePosition } from '../watched-positions';
import type { Playback } from './use-playback';

/** Stores where a video was left: at each pause, when the player closes, when the page is left. Nothing is stored before it played. */
export function usePosition(videoId: string, playback: Playback): void {
  const { isPlaying, seconds, durationSeconds, hasEnded } = playback;
  const latest = useRef({ seconds, durationSeconds, hasPlayed: false });
  latest.current = { seconds, durationSeconds, hasPlayed: latest.current.hasPlayed || isPlaying };
  useEffect(() => {
    const store = () => {
      const { seconds: left, durationSeconds: whole, hasPlayed } = latest.current;
      if (hasPlayed) storePosition(videoId, leftPosition(left, whole));
    };
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, [videoId]);
  useEffect(() => {
    if (!isPlaying && latest.current.hasPlayed) {
      const { seconds: left, durationSeconds: whole } = latest.current;
      storePosition(videoId, hasEnded ? undefined : leftPosition(left, whole));
    }
  }, [videoId, isPlaying, hasEnded]);
}
