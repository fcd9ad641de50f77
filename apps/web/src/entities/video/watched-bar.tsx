'use client';

import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { WatchedProgress } from '@bazaar/ui/patterns/video-grid';
import { useEffect, useState } from 'react';
import { videosMessages as texts } from '@/translations/videos';
import { listenToPositions, readPosition } from './watched-positions';

export interface WatchedBarProps {
  readonly videoId: string;
  readonly durationSeconds: number;
}

/** Renders how much of a video was watched on this device; nothing for one that was not begun. */
export function WatchedBar({ videoId, durationSeconds }: WatchedBarProps) {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const read = () => setSeconds(readPosition(videoId));
    read();
    return listenToPositions(read);
  }, [videoId]);
  if (seconds === undefined || durationSeconds <= 0) return null;
  const part = Math.min(1, seconds / durationSeconds);
  const percent = `${toPersianDigits(String(Math.round(part * 100)))}٪`;
  return <WatchedProgress label={texts.watched(percent)} part={part} />;
}
