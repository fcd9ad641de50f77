'use client';

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { listenForEarlyPresses } from '@/lib/actions/early-presses';

interface PageProps {
  /** Path of the current page. */
  readonly page: string | null;
}

const SiteActions = lazy<ComponentType<PageProps>>(() =>
  import('./site-actions').then(
    (module) => ({ default: module.SiteActions }),
    (error: unknown) => {
      // Reported to the listener for missing chunks. The browser follows pressed links.
      void Promise.reject(error);
      return { default: () => null };
    },
  ),
);

/** Loads the actions when the first is pressed, or when one is pending; the page's inline script queues presses until then. */
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
