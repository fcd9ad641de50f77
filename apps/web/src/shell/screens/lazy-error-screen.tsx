'use client';

import { lazy, Suspense } from 'react';
import type { UnexpectedErrorScreenProps } from './unexpected-error-screen';

export type LazyErrorScreenProps = UnexpectedErrorScreenProps;

/** Every page carries its error boundary; the screen behind it comes only when something broke. */
const UnexpectedErrorScreen = lazy(() =>
  import('./unexpected-error-screen').then((module) => ({ default: module.UnexpectedErrorScreen })),
);

export function LazyErrorScreen(props: LazyErrorScreenProps) {
  return (
    <Suspense>
      <UnexpectedErrorScreen {...props} />
    </Suspense>
  );
}
