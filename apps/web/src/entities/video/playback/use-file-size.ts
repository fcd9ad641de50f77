import { useEffect, useState } from 'react';
import { sizeText } from '@/lib/uploads/size-text';

/** Returns the size of a file as text; empty until it is known, and where it is not told. */
export function useFileSize(url: string | undefined): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    setSize('');
    if (url === undefined) return undefined;
    const stop = new AbortController();
    // One byte of it: the answer tells the length of the whole.
    fetch(url, { headers: { range: 'bytes=0-0' }, signal: stop.signal })
      .then(({ headers }) => Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0))
      .then((bytes) => {
        if (bytes > 0 && !stop.signal.aborted) setSize(sizeText(bytes));
      })
      // The link works without it.
      .catch(() => undefined);
    return () => stop.abort();
  }, [url]);
  return size;
}
