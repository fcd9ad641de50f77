'use client';

import type { DraftLine } from '@bazaar/domain/trade-drafts';
import { startTransition, useCallback, useOptimistic } from 'react';
import { type WizardContext, withLine } from '../wizard-context';

/**
 * Returns a line as it is being typed, and its change. The line's fields show a change at once; the rest of the request, up to 500 lines with
 * their sums and problems, is drawn behind it in slices, so that typing never waits. The draft itself has the change at once.
 */
export function useTypedLine(
  line: DraftLine,
  change: WizardContext['change'],
): readonly [DraftLine, (part: Partial<DraftLine>) => void] {
  const [shown, show] = useOptimistic(line);
  const { key } = line;
  const set = useCallback(
    (part: Partial<DraftLine>) =>
      startTransition(() => {
        show((now) => ({ ...now, ...part }));
        change(withLine(key, part));
      }),
    [key, change, show],
  );
  return [shown, set];
}
