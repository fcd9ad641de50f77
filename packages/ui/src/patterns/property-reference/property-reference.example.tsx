import { PropertyReference } from '@bazaar/ui/patterns/property-reference';
import type { ComponentProps } from 'react';

export function Example({ groups, form }: ComponentProps<typeof PropertyReference>) {
  return <PropertyReference groups={groups} form={form} />;
}
