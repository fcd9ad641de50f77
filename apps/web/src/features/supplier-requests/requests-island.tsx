'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import type { RequestsPanelProps } from './requests-panel';

const Panel = lazy(() => import('./requests-panel').then((module) => ({ default: module.RequestsPanel })));
/** As far below the window as it is looked for: it is there before it is seen, and moves nothing that is. */
const AHEAD = '0px 0px 100% 0px';

/** The place of a person's own requests: nothing but a mark until somebody who is logged in comes near it. */
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
