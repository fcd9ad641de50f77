import { Latin } from '@bazaar/ui/latin';
import { UndoRow } from '@bazaar/ui/patterns/undo-row';
import type { ComponentProps } from 'react';

export function Example({ secondsText, onUndo, onHold }: ComponentProps<typeof UndoRow>) {
  return (
    <UndoRow undoLabel="بازگردانی" timeMs={3600000} secondsText={secondsText} onUndo={onUndo} onHold={onHold}>
      {'یادداشت '}
      <Latin>LGHP 2</Latin>
      {' حذف شد.'}
    </UndoRow>
  );
}
