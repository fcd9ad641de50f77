'use client';

import { lazy, Suspense, useEffect, useMemo, useState, useTransition } from 'react';
import type { SiteRouter } from '@/lib/navigation/site-router';

/** Delay of the outline in ms: a page that loads sooner needs none. */
const SHOWN_AFTER_MS = 150;
/** Delay of the outline's script in ms: a prefetched page is shown by then, and nothing is loaded. */
const FETCHED_AFTER_MS = 40;

const loadPendingPage = () => import('./pending-page').then((module) => ({ default: module.PendingPage }));
const PendingPage = lazy(loadPendingPage);

/** Wraps the router; `href` is the target of a navigation until its page is shown. */
export function useSlowNavigation(router: SiteRouter) {
  const [target, setTarget] = useState<string>();
  const [isPending, startTransition] = useTransition();
  const watched = useMemo(
    (): SiteRouter => ({
      push: (href) => {
        setTarget(href);
        startTransition(() => router.push(href));
      },
      prefetch: (href, options) => router.prefetch(href, options),
    }),
    [router],
  );
  return { router: watched, href: isPending ? target : undefined };
}

/** Renders the outline of the page being loaded, after a delay. */
export function SlowNavigation({ href }: { readonly href: string | undefined }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (href === undefined) return setSlow(false);
    const fetching = setTimeout(loadPendingPage, FETCHED_AFTER_MS);
    const showing = setTimeout(() => setSlow(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(fetching);
      clearTimeout(showing);
    };
  }, [href]);
  if (href === undefined || !isSlow) return null;
  return (
    <Suspense>
      <PendingPage href={href} />
    </Suspense>
  );
}
