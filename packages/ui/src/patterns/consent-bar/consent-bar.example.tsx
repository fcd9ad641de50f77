import { ConsentBar } from '@bazaar/ui/patterns/consent-bar';
import type { ComponentProps } from 'react';

export function Example({ onAnswer }: ComponentProps<typeof ConsentBar>) {
  return (
    <ConsentBar
      label="آمار بازدید"
      text="برای بهتر شدن سایت، آمار بازدید شما را با ابزار شرکت دیگری بسنجیم؟ بدون اجازهٔ شما چیزی سنجیده نمی‌شود."
      yesLabel="اجازه می‌دهم"
      noLabel="اجازه نمی‌دهم"
      onAnswer={onAnswer}
    />
  );
}
