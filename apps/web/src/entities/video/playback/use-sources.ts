import type { VideoSource } from '@bazaar/api/model';
import { useState } from 'react';

const PHONE = '(max-width: 599px)';

export interface Sources {
  /** The file that is played; undefined when none could be. */
  readonly source: VideoSource | undefined;
  /** Changes with each file and each retry. */
  readonly key: string;
  next(): void;
  retry(): void;
}

/** Tries the files of a video in turn: on a phone the smallest first, otherwise as the catalogue orders them. */
export function useSources(sources: readonly VideoSource[]): Sources {
  const [tried, setTried] = useState({ index: 0, attempt: 0 });
  const [ordered] = useState(() =>
    typeof matchMedia === 'function' && matchMedia(PHONE).matches
      ? sources.toSorted((left, right) => left.height - right.height)
      : sources,
  );
  return {
    source: ordered[tried.index],
    key: `${tried.attempt}-${tried.index}`,
    next: () => setTried(({ index, attempt }) => ({ index: index + 1, attempt })),
    retry: () => setTried(({ attempt }) => ({ index: 0, attempt: attempt + 1 })),
  };
}
