'use client';

import { lazy, Suspense } from 'react';

const NotFoundScreen = lazy(() =>
  import('../not-found-screen').then((module) => ({ default: module.NotFoundScreen })),
);

/** Renders 404 where every page carries the screen: it loads only when it is shown. */
export function LazyNotFoundScreen() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  );
}
