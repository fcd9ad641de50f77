import { Timeline } from '@bazaar/ui/timeline';
import type { ComponentProps } from 'react';

export function Example({ events }: ComponentProps<typeof Timeline>) {
  return <Timeline label="رویدادهای درخواست" events={events} />;
}
