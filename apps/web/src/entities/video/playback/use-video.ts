import type { MediaVideo } from '@bazaar/api/model';
import { useEffect, useState } from 'react';

export type VideoRead =
  | { readonly state: 'pending' | 'failed' | 'missing' }
  | { readonly state: 'ready'; readonly video: MediaVideo };

/** Reads one video; `attempt` changes with each retry. */
export function useVideo(id: string, attempt: number): VideoRead {
  const [found, setFound] = useState<{ readonly key: string; readonly read: VideoRead }>();
  const key = `${id}#${attempt}`;
  useEffect(() => {
    const stop = new AbortController();
    readVideo(id, stop.signal)
      .then((video): VideoRead => (video ? { state: 'ready', video } : { state: 'missing' }))
      .catch((): VideoRead => ({ state: 'failed' }))
      .then((read) => {
        if (!stop.signal.aborted) setFound({ key, read });
      });
    return () => stop.abort();
  }, [id, key]);
  return found?.key === key ? found.read : { state: 'pending' };
}

async function readVideo(id: string, signal: AbortSignal): Promise<MediaVideo | undefined> {
  const { listMediaVideos } = await import('@/lib/calls/calls-of-visitor');
  const { items } = await listMediaVideos({ ids: [id], pageSize: 1 }, { signal });
  return items.find((video) => video.id === id);
}
