import { DateRangePicker } from '@bazaar/ui/date-range-picker';
import type { ComponentProps } from 'react';

export function Example({ texts, onChange }: ComponentProps<typeof DateRangePicker>) {
  return (
    <DateRangePicker
      id="report"
      label="بازهٔ گزارش"
      labels={{ from: 'از تاریخ', to: 'تا تاریخ' }}
      swappedNote="آغاز و پایان جابه‌جا شدند."
      placeholder="۱۴۰۵/۰۸/۳۰"
      value={{}}
      today="2026-11-21"
      texts={texts}
      onChange={onChange}
    />
  );
}
