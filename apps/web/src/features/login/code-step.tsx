'use client';

import { formatCountdown } from '@bazaar/domain/login/countdown';
import { extractCode } from '@bazaar/domain/login/one-time-code';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { Button } from '@bazaar/ui/button';
import { CodeBoxes } from '@bazaar/ui/patterns/code-boxes';
import { LoginClock, LoginNumber, LoginProblem, LoginStep, LoginText } from '@bazaar/ui/patterns/login-sheet';
import { useEffect, useRef } from 'react';
import { loginMessages } from '@/translations/login';

export interface CodeStepProps {
  /** Masked, in Persian digits. */
  readonly maskedMobile: string;
  /** Latin digits typed so far. */
  readonly code: string;
  readonly codeLength: number;
  readonly isBusy: boolean;
  readonly isLocked: boolean;
  /** Remaining validity of the code, in seconds. */
  readonly validSeconds: number;
  /** Seconds until another code may be requested. */
  readonly resendSeconds: number;
  readonly wasResent: boolean;
  /** The code was sent before this page asked for one. */
  readonly isEarlier?: boolean;
  readonly problem?: string | undefined;
  onType(code: string): void;
  onSubmit(code: string): void;
  onResend(): void;
  onEditMobile(): void;
}

const PROBLEM_ID = 'code-problem';

/** Renders step two: the one-time code. The last digit submits it, and so does the button. */
export function CodeStep(step: CodeStepProps) {
  const { code, codeLength, isBusy, isLocked } = step;
  const length = toPersianDigits(codeLength);
  const input = useRef<HTMLInputElement>(null);
  const isClosed = isBusy || isLocked;
  useEffect(() => {
    if (code === '' && !isClosed) input.current?.focus();
  }, [code, isClosed]);
  const change = (text: string) => {
    const next = extractCode(text, codeLength);
    step.onType(next);
    if (next.length === codeLength && next !== code) step.onSubmit(next);
  };
  return (
    <LoginStep
      title={loginMessages.codeTitle}
      lead={step.isEarlier ? loginMessages.earlierLead : loginMessages.codeLead(length)}
      onSubmit={() => step.onSubmit(code)}
    >
      <LoginNumber
        number={step.maskedMobile}
        editLabel={loginMessages.editMobile}
        onEdit={step.onEditMobile}
      />
      <CodeBoxes
        inputRef={input}
        name="code"
        value={toPersianDigits(code)}
        length={codeLength}
        label={loginMessages.codeLabel(length)}
        aria-invalid={step.problem !== undefined}
        aria-describedby={PROBLEM_ID}
        readOnly={isClosed}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => {
          event.preventDefault();
          if (!isClosed) change(event.clipboardData.getData('text'));
        }}
      />
      <LoginProblem id={PROBLEM_ID} text={step.problem} />
      <Clock {...step} />
      <Button type="submit" tone="primary" wide disabled={isClosed}>
        {isBusy ? loginMessages.submitting : loginMessages.submit}
      </Button>
    </LoginStep>
  );
}

/** Renders the remaining validity of the code and, once another may be requested, the button that sends it. */
function Clock({ validSeconds, resendSeconds, wasResent, isLocked, isBusy, onResend }: CodeStepProps) {
  const mayResend = resendSeconds <= 0 && !isLocked;
  const waiting = wasResent ? loginMessages.resent : loginMessages.resendLater;
  return (
    <LoginClock
      action={
        mayResend ? (
          <Button tone="text" size="small" disabled={isBusy} onClick={onResend}>
            {loginMessages.resend}
          </Button>
        ) : (
          <LoginText>{waiting}</LoginText>
        )
      }
    >
      {validSeconds > 0 ? (
        <>
          {loginMessages.validity} <bdi dir="ltr">{formatCountdown(validSeconds)}</bdi>
        </>
      ) : (
        loginMessages.expiredCode
      )}
    </LoginClock>
  );
}
