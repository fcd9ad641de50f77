import type { VideoCaption } from '@bazaar/api/model';
import { type CaptionCue, parseCaptions } from '@bazaar/domain/captions/parse-captions';
import { useEffect, useState } from 'react';

export type Captions =
  | { readonly state: 'none' | 'pending' | 'failed'; readonly cues: readonly [] }
  | { readonly state: 'ready'; readonly cues: readonly CaptionCue[] };

const NONE: Captions = { state: 'none', cues: [] };

/** Reads the Persian captions of a video, else the first there are. */
export function useCaptions(files: readonly VideoCaption[] = []): Captions {
  const url = (files.find(({ lang }) => lang.startsWith('fa')) ?? files[0])?.url;
  const [found, setFound] = useState<{ readonly url: string; readonly captions: Captions }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const stop = new AbortController();
    readFile(url, stop.signal)
      .then((text): Captions => {
        const cues = parseCaptions(text);
        return cues.length > 0 ? { state: 'ready', cues } : NONE;
      })
      .catch((): Captions => ({ state: 'failed', cues: [] }))
      .then((captions) => {
        if (!stop.signal.aborted) setFound({ url, captions });
      });
    return () => stop.abort();
  }, [url]);
  if (url === undefined) return NONE;
  return found?.url === url ? found.captions : { state: 'pending', cues: [] };
}

async function readFile(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`captions: ${answer.status}`);
  return answer.text();
}
