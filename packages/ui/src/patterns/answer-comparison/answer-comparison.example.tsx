import { AnswerComparison } from '@bazaar/ui/patterns/answer-comparison';
import type { ComponentProps } from 'react';

/** `props` are the suppliers, the lines of their answers and the texts. */
export function Example(props: ComponentProps<typeof AnswerComparison>) {
  return <AnswerComparison {...props} need="نیاز تا یکشنبه ۱۵ آذر ۱۴۰۵" />;
}
