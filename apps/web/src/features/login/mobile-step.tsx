'use client';

import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { LoginProblem, LoginStep } from '@bazaar/ui/patterns/login-sheet';
import { useEffect, useRef } from 'react';
import { loginMessages } from '@/translations/login';

export interface MobileStepProps {
  readonly mobile: string;
  readonly isBusy: boolean;
  /** Sentence below the field: the number itself is invalid. */
  readonly fieldProblem?: string | undefined;
  /** Sentence above the button: the code could not be sent. */
  readonly problem?: string | undefined;
  onType(mobile: string): void;
  onSubmit(): void;
}

/** Renders step one: the mobile number. */
export function MobileStep({ mobile, isBusy, fieldProblem, problem, onType, onSubmit }: MobileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const hear = useRef(onType);
  hear.current = onType;
  // Reads what was typed before the script loaded.
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
