'use client';

import { formatNumber } from '@bazaar/domain/persian/numbers';
import { UNDO_MS } from '@bazaar/domain/undo/removals';
import { UndoRow } from '@bazaar/ui/patterns/undo-row';
import type { ReactNode } from 'react';
import { undoTexts as texts } from '@/translations/undo';
import { removals } from './removals';

/** Renders what stands in the place of a removed row while it can be undone: inside the `li` (or another `rowSelector`) of the row. */
export function RemovedRow({
  removalKey,
  children,
}: {
  readonly removalKey: string;
  readonly children: ReactNode;
}) {
  return (
    <UndoRow
      undoLabel={texts.undo}
      secondsText={(seconds) => texts.seconds(formatNumber(seconds))}
      timeMs={UNDO_MS}
      onUndo={() => removals.undo(removalKey)}
      onHold={(isHeld) => removals.hold(removalKey, isHeld)}
    >
      {children}
    </UndoRow>
  );
}
