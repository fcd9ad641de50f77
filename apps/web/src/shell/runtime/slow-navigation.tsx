'use client';

import { lazy, Suspense, useEffect, useMemo, useState, useTransition } from 'react';
import type { SiteRouter } from '@/lib/navigation/site-router';

/** A page that comes sooner needs no outline. */
const SHOWN_AFTER_MS = 150;
/** A page that was fetched ahead is there by then: nothing is asked for. */
const FETCHED_AFTER_MS = 40;

const loadPendingPage = () => import('./pending-page').then((module) => ({ default: module.PendingPage }));
const PendingPage = lazy(loadPendingPage);

/** The router with an eye on the way: `href` is where it is going while the page there is not yet on the screen. */
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

/** The outline of the page that is on its way, once it has been so for a while. */
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
