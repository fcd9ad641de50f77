'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import type { RequestsPanelProps } from './requests-panel';

const Panel = lazy(() => import('./requests-panel').then((module) => ({ default: module.RequestsPanel })));
/** Margin below the viewport that starts the read: it renders before it is seen, and moves nothing visible. */
const AHEAD = '0px 0px 100% 0px';

/** Renders an empty placeholder for a person's own requests until it comes near the viewport of a logged-in visitor. */
export function RequestsIsland(props: RequestsPanelProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isLoggedIn || isNear || !mark.current) return;
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [isLoggedIn, isNear]);
  if (!isLoggedIn || !isNear) return <span ref={mark} className="sr" />;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
