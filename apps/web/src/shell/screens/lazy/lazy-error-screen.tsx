'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { askForReload, isChunkFailure } from '@/lib/navigation/chunk-error';
import { PlainErrorScreen } from '../plain-error-screen';
import type { UnexpectedErrorScreenProps } from '../unexpected-error-screen';

export type LazyErrorScreenProps = UnexpectedErrorScreenProps;

/** Every page carries its error boundary; the screen behind it loads only after a failure, unless its own chunk is gone. */
const UnexpectedErrorScreen = lazy(() =>
  import('../unexpected-error-screen').then(
    (module) => ({ default: module.UnexpectedErrorScreen }),
    () => ({ default: PlainErrorScreen }),
  ),
);

/** Reloads the page when a chunk of an older build is gone (specification §8); shows any other error, and a second one. */
export function LazyErrorScreen(props: LazyErrorScreenProps) {
  const { error } = props;
  const [isTold, setTold] = useState(!isChunkFailure(error));
  useEffect(() => setTold(!askForReload(error)), [error]);
  if (!isTold) return null;
  return (
    <Suspense>
      <UnexpectedErrorScreen {...props} />
    </Suspense>
  );
}
