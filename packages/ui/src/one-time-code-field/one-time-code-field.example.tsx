import { OneTimeCodeField } from '@bazaar/ui/one-time-code-field';
import type { ComponentProps } from 'react';

export function Example({ onCode, extract, format }: ComponentProps<typeof OneTimeCodeField>) {
  return (
    <OneTimeCodeField
      id="code"
      label="کد تأیید پنج‌رقمی"
      length={5}
      code=""
      onCode={onCode}
      extract={extract}
      format={format}
    />
  );
}
