import { Button } from '@bazaar/ui/button';
import { NotePanel } from '@bazaar/ui/patterns/note-panel';
import type { ComponentProps } from 'react';

export function Example({ field, children }: ComponentProps<typeof NotePanel>) {
  return (
    <NotePanel actions={<Button tone="primary">ذخیرهٔ یادداشت</Button>} field={field}>
      {children}
    </NotePanel>
  );
}
