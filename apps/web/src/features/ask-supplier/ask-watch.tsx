'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { AskedThing } from '@/platform/conversations/asked-thing';
import { ASK_MARK, questionKey } from '@/platform/conversations/question-key';
import { readSessionHint } from '@/platform/session/session-hint';

const Ask = lazy(() => import('./ask-dialog').then((module) => ({ default: module.AskDialog })));

/** Opens the question when its link is pressed, and after a login that came in between. It loads with that. */
export function AskWatch({ thing }: { readonly thing: AskedThing }) {
  const [isOpen, setOpen] = useState<boolean>();
  const key = questionKey(thing);
  useEffect(() => {
    if (readSessionHint() !== undefined && isAsked(key)) setOpen(true);
    const onClick = (event: MouseEvent) => {
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (isElsewhere || !(event.target as Element).closest(ASK_MARK)) return;
      event.preventDefault();
      setOpen(true);
    };
    // Ahead of what follows links.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [key]);
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <Ask thing={thing} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

function isAsked(key: string): boolean {
  try {
    return sessionStorage.getItem(key)?.includes('askedAtMs') ?? false;
  } catch {
    return false;
  }
}
