'use client';

import { lazy, Suspense } from 'react';
import type { AskedThing } from '@/platform/conversations/asked-thing';
import { ASK_MARK, questionKey } from '@/platform/conversations/question-key';
import { useWishedDialog } from '@/platform/use-wished-dialog';

const Ask = lazy(() => import('./ask-dialog').then((module) => ({ default: module.AskDialog })));

/** Opens the question when its link is pressed, and after a login that came in between. It loads with that. */
export function AskWatch({ thing }: { readonly thing: AskedThing }) {
  const [isOpen, close] = useWishedDialog(ASK_MARK, questionKey(thing));
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <Ask thing={thing} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
