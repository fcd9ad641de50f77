'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { askForReload, isChunkFailure } from '@/lib/navigation/chunk-error';
import { PlainErrorScreen } from './plain-error-screen';
import type { UnexpectedErrorScreenProps } from './unexpected-error-screen';

export type LazyErrorScreenProps = UnexpectedErrorScreenProps;

/** Every page carries its error boundary; the screen behind it comes only when something broke, unless it is itself what is gone. */
const UnexpectedErrorScreen = lazy(() =>
  import('./unexpected-error-screen').then(
    (module) => ({ default: module.UnexpectedErrorScreen }),
    () => ({ default: PlainErrorScreen }),
  ),
);

/** A file of an older build that is gone loads the page whole (specification §8); anything else, and a second time, is told. */
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
