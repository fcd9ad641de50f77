'use client';

import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { LoginProblem, LoginStep } from '@bazaar/ui/patterns/login-sheet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { takeEarlyPressOf } from '@/lib/actions/early-press-of';
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

/** Marks the button for the page's inline script; the table of actions has no such row. */
const EARLY = { 'data-action': 'send-code' };

/** Renders step one: the mobile number. */
export function MobileStep({ mobile, isBusy, fieldProblem, problem, onType, onSubmit }: MobileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const early = useEarlyInput(input, { onType, onSubmit });
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
      <Button type="submit" tone="primary" wide disabled={isBusy} {...early}>
        {isBusy ? loginMessages.sendingCode : loginMessages.sendCode}
      </Button>
    </LoginStep>
  );
}

/**
 * Reads what was typed, and performs what was pressed, before the script had loaded. Returns the attributes by which the page's inline
 * script knows the button until then.
 */
function useEarlyInput(
  input: RefObject<HTMLInputElement | null>,
  hear: Pick<MobileStepProps, 'onType' | 'onSubmit'>,
) {
  const [isPressed, setPressed] = useState<boolean>();
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const field = input.current;
    if (field?.value) latest.current.onType(field.value);
    const isEarly = takeEarlyPressOf(field?.form?.querySelector('button'));
    setPressed((known) => isEarly || known === true);
  }, [input]);
  // One render later: the number is known by then.
  useEffect(() => {
    if (isPressed) latest.current.onSubmit();
  }, [isPressed]);
  return isPressed === undefined ? EARLY : {};
}
