'use client';

import { lazy, Suspense } from 'react';
import { ASK_MARK, questionKey } from '@/entities/conversation/question-key';
import type { AskedThing } from '@/entities/conversation/question-object';
import { useWishedDialog } from '@/lib/session/use-pending-dialog';

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
