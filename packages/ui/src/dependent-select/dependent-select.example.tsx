import { DependentSelect } from '@bazaar/ui/dependent-select';
import type { ComponentProps } from 'react';

export function Example({ options, texts, onRetry }: ComponentProps<typeof DependentSelect>) {
  return (
    <DependentSelect
      id="city"
      label="شهر"
      status="ready"
      hint="۳ شهر در استان تهران"
      options={options}
      texts={texts}
      onRetry={onRetry}
    />
  );
}
