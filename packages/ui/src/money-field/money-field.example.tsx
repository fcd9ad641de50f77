import { MoneyField } from '@bazaar/ui/money-field';
import type { ComponentProps } from 'react';

export function Example({ onAmount, parse, format }: ComponentProps<typeof MoneyField>) {
  return (
    <MoneyField
      id="charge"
      name="amountRial"
      label="مبلغ افزایش موجودی"
      unit="تومان"
      amountRial={1500000}
      onAmount={onAmount}
      parse={parse}
      format={format}
    />
  );
}
