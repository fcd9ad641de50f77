'use client';

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { listenForEarlyPresses } from '@/lib/actions/early-presses';

interface PageProps {
  /** Path of the page on screen. */
  readonly page: string | null;
}

const SiteActions = lazy<ComponentType<PageProps>>(() =>
  import('./site-actions').then(
    (module) => ({ default: module.SiteActions }),
    (error: unknown) => {
      // Told to the listener for missing chunks. Links that were pressed are followed by the browser.
      void Promise.reject(error);
      return { default: () => null };
    },
  ),
);

/** Loads the actions when the first is asked for, or one waits from before; the script in the page queues it until they are there. */
export function ActionsOnDemand({ page }: PageProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => listenForEarlyPresses(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <SiteActions page={page} />
    </Suspense>
  );
}
