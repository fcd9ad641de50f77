'use client';

import { lazy, Suspense } from 'react';
import { ASK_SELECTOR, questionKey } from '@/entities/conversation/question-key';
import type { QuestionObject } from '@/entities/conversation/question-object';
import { usePendingDialog } from '@/lib/session/use-pending-dialog';

const Ask = lazy(() => import('./ask-dialog').then((module) => ({ default: module.AskDialog })));

/** Opens the question when its link is pressed, and after a login that came in between. It loads with that. */
export function AskListener({ object }: { readonly object: QuestionObject }) {
  const [isOpen, close] = usePendingDialog(ASK_SELECTOR, questionKey(object));
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <Ask object={object} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
