'use client';

import { useEffect } from 'react';
import { VIDEO } from '@/entities/video/video-action-name';
import { performAction } from '@/lib/actions/early-presses';

/** Opens the player for the video of the address the page was loaded with. It waits there: nothing plays without a press. */
export function OpenOnArrival({ videoId, second }: { readonly videoId: string; readonly second?: number }) {
  useEffect(() => {
    performAction({ name: VIDEO, payload: { id: videoId, second, isArrival: true } });
  }, [videoId, second]);
  return null;
}
