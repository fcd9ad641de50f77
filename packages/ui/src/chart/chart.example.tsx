import { Chart } from '@bazaar/ui/chart';
import type { ComponentProps } from 'react';

export function Example({ points }: ComponentProps<typeof Chart>) {
  return (
    <Chart
      title="بازدید صفحه در ۳۰ روز گذشته"
      kind="bars"
      ticks={[
        { value: 0, text: '۰' },
        { value: 50, text: '۵۰' },
      ]}
      points={points}
    />
  );
}
