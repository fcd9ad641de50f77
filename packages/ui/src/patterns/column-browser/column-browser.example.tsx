import { ColumnBrowser } from '@bazaar/ui/patterns/column-browser';
import type { ComponentProps } from 'react';

export function Example({ roots, labels, renderPreview }: ComponentProps<typeof ColumnBrowser>) {
  return (
    <ColumnBrowser
      initialIds={['product', 'power']}
      roots={roots}
      labels={labels}
      renderPreview={renderPreview}
    />
  );
}
