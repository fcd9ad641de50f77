import { LandingCells } from '@bazaar/ui/patterns/category-landing';
import type { ComponentProps } from 'react';

export function Example({ cells }: ComponentProps<typeof LandingCells>) {
  return <LandingCells label="زیردسته‌ها" cells={cells} />;
}
