import { Calendar } from '@bazaar/ui/calendar';
import type { ComponentProps } from 'react';

export function Example({ texts, onChoose }: ComponentProps<typeof Calendar>) {
  return <Calendar chosen={{ from: '2026-11-25' }} today="2026-11-21" texts={texts} onChoose={onChoose} />;
}
