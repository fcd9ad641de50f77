import { RatingInput } from '@bazaar/ui/rating-input';
import type { ComponentProps } from 'react';

export function Example({ onChange }: ComponentProps<typeof RatingInput>) {
  return (
    <RatingInput
      legend="از این محصول چه اندازه راضی بودید؟"
      name="stars"
      words={['بد', 'ضعیف', 'متوسط', 'خوب', 'عالی']}
      value={undefined}
      onChange={onChange}
    />
  );
}
