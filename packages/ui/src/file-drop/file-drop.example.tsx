import { FileDrop } from '@bazaar/ui/file-drop';
import type { ComponentProps } from 'react';

export function Example({ texts, onAdd, onRemove, onRetry }: ComponentProps<typeof FileDrop>) {
  return (
    <FileDrop
      id="documents"
      label="مدارک درخواست"
      files={[]}
      texts={texts}
      onAdd={onAdd}
      onRemove={onRemove}
      onRetry={onRetry}
    />
  );
}
