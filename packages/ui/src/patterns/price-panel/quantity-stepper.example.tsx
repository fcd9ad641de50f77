import { QuantityStepper } from '@bazaar/ui/patterns/price-panel';
import type { ComponentProps } from 'react';

export function Example({ onType, onFinish, onStep }: ComponentProps<typeof QuantityStepper>) {
  return (
    <QuantityStepper
      label="تعداد"
      lessLabel="یکی کمتر"
      moreLabel="یکی بیشتر"
      value="۱۰"
      canDecrease
      totalLabel="مبلغ کل"
      total="۹٬۸۰۰٬۰۰۰ تومان"
      onType={onType}
      onFinish={onFinish}
      onStep={onStep}
    />
  );
}
