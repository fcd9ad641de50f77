import { DatePicker } from '@bazaar/ui/date-picker';
import type { ComponentProps } from 'react';

export function Example({ texts, onChange }: ComponentProps<typeof DatePicker>) {
  return (
    <DatePicker
      id="delivery"
      label="نیاز تا تاریخ"
      placeholder="۱۴۰۵/۰۸/۳۰"
      today="2026-11-21"
      texts={texts}
      onChange={onChange}
    />
  );
}
