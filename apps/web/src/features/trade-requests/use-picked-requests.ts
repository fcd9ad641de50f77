'use client';

import { useEffect, useState } from 'react';
import type { ListedRequest } from './request-rows';

type Picked = ReadonlyMap<string, ListedRequest>;

/** Returns the chosen requests, also those of pages that are no longer shown, each as it was last read. */
export function usePickedRequests(shown: readonly ListedRequest[]) {
  const [picked, setPicked] = useState<Picked>(new Map());
  useEffect(() => setPicked((before) => refreshed(before, shown)), [shown]);
  return {
    picked: new Set(picked.keys()),
    chosen: [...picked.values()],
    pick: (ids: ReadonlySet<string>) =>
      setPicked((before) => {
        const known = new Map([...before, ...entriesOf(shown)]);
        return new Map([...known].filter(([id]) => ids.has(id)));
      }),
  };
}

/** Returns the same map where none of its requests is shown: nothing is rendered anew. */
function refreshed(picked: Picked, shown: readonly ListedRequest[]): Picked {
  const here = shown.filter(({ id }) => picked.has(id));
  return here.length === 0 ? picked : new Map([...picked, ...entriesOf(here)]);
}

function entriesOf(requests: readonly ListedRequest[]): (readonly [string, ListedRequest])[] {
  return requests.map((request) => [request.id, request]);
}
