import { AdBand } from '@bazaar/ui/patterns/ad-slot';
import type { ComponentProps } from 'react';

export function Example({ ads }: ComponentProps<typeof AdBand>) {
  return <AdBand label="آگهی‌ها" mark="آگهی" ads={ads} />;
}
