'use client';

import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { LoginProblem, LoginStep } from '@bazaar/ui/patterns/login-sheet';
import { useEffect, useRef } from 'react';
import { loginMessages } from '@/translations/login';

export interface MobileStepProps {
  readonly mobile: string;
  readonly isBusy: boolean;
  /** The sentence under the field: the number itself is wrong. */
  readonly fieldProblem?: string | undefined;
  /** The sentence above the button: the code could not be sent. */
  readonly problem?: string | undefined;
  onType(mobile: string): void;
  onSubmit(): void;
}

/** Step one: the mobile number. */
export function MobileStep({ mobile, isBusy, fieldProblem, problem, onType, onSubmit }: MobileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const hear = useRef(onType);
  hear.current = onType;
  // What was typed before the script came stands in the field, and nobody heard it.
  useEffect(() => {
    if (input.current?.value) hear.current(input.current.value);
  }, []);
  return (
    <LoginStep title={loginMessages.title} lead={loginMessages.mobileLead} onSubmit={onSubmit}>
      <TextField
        id="mobile"
        inputRef={input}
        label={loginMessages.mobileLabel}
        hint={loginMessages.mobileHint}
        error={fieldProblem}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        dir="ltr"
        maxLength={20}
        value={mobile}
        onChange={(event) => onType(event.target.value)}
      />
      <LoginProblem id="mobile-problem" text={problem} />
      <Button type="submit" tone="primary" wide disabled={isBusy}>
        {isBusy ? loginMessages.sendingCode : loginMessages.sendCode}
      </Button>
    </LoginStep>
  );
}
