import { SpecStrip } from '@bazaar/ui/spec-strip';
import type { ComponentProps } from 'react';

export function Example({ specs }: ComponentProps<typeof SpecStrip>) {
  return <SpecStrip specs={specs} />;
}
