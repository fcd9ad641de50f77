import { SpecTable } from '@bazaar/ui/patterns/spec-table';
import type { ComponentProps } from 'react';

export function Example({ groups }: ComponentProps<typeof SpecTable>) {
  return <SpecTable groups={groups} />;
}
