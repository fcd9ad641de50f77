'use client';

import { maskMobile, parseMobile } from '@bazaar/domain/login/mobile';
import { DEFAULT_CODE_LENGTH, parseOneTimeCode } from '@bazaar/domain/login/one-time-code';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { type ReactNode, useEffect, useState } from 'react';
import { readSessionHint } from '@/lib/session/session-hint';
import { loginMessages } from '@/translations/login';
import { AfterLogin } from './after-login';
import { problemText } from './flow/problem-text';
import { useCountdown } from './flow/use-countdown';
import { useLogin } from './flow/use-login';
import { targetAfterLogin } from './login-target';
import { LoginView } from './login-view';

/** R16: renders the login. A visitor who is already logged in goes one step back (specification §4). */
export function LoginScreen({
  note,
  benefits,
}: {
  readonly note?: ReactNode;
  readonly benefits?: ReactNode;
}) {
  const login = useLogin((isNewUser) => targetAfterLogin(location.search, isNewUser));
  const { state } = login;
  const [mobile, setMobile] = useState<string>();
  const [isMobileWrong, setMobileWrong] = useState(false);
  const [isCodeShort, setCodeShort] = useState(false);
  useEffect(() => {
    // Most visitors of this page are not logged in, and carry nothing for it.
    if (readSessionHint() === undefined) return;
    void import('./leave-if-logged-in').then(({ leaveIfLoggedIn }) => leaveIfLoggedIn());
  }, []);

  const { problem, sent } = state;
  const waitSeconds = useCountdown(problem && 'untilMs' in problem ? problem.untilMs : undefined);
  const validSeconds = useCountdown(sent?.expiresAtMs);
  const resendSeconds = useCountdown(sent?.resendAtMs);
  const text = problem && problemText(problem, waitSeconds);
  const isLocked = problem?.kind === 'locked' && waitSeconds > 0;

  const send = () => {
    const parsed = parseMobile(state.mobile);
    setMobileWrong(!parsed.ok);
    if (!parsed.ok) return;
    setCodeShort(false);
    setMobile(parsed.value);
    void login.send(parsed.value);
  };
  const codeLength = sent?.codeLength ?? DEFAULT_CODE_LENGTH;
  const submit = (typed: string) => {
    const parsed = parseOneTimeCode(typed, codeLength);
    setCodeShort(!parsed.ok);
    if (parsed.ok) void login.submit(mobile ?? '', parsed.value);
  };
  return (
    <LoginView
      step={state.step}
      mobileStep={{
        mobile: state.mobile,
        isBusy: state.busy !== undefined,
        fieldProblem: isMobileWrong || problem?.kind === 'mobile' ? loginMessages.mobileInvalid : undefined,
        problem: problem?.kind === 'mobile' ? undefined : text,
        onType: (typed) => {
          setMobileWrong(false);
          login.typeMobile(typed);
        },
        onSubmit: send,
      }}
      codeStep={{
        maskedMobile: maskMobile(mobile ?? ''),
        code: state.code,
        codeLength,
        isBusy: state.busy !== undefined,
        isLocked,
        validSeconds,
        resendSeconds,
        wasResent: state.wasResent === true,
        isEarlier: sent?.isEarlier === true,
        problem: isCodeShort ? loginMessages.codeLength(toPersianDigits(codeLength)) : text,
        onType: (code) => {
          setCodeShort(false);
          login.typeCode(code);
        },
        onSubmit: submit,
        onResend: send,
        onEditMobile: login.editMobile,
      }}
      after={<AfterLogin />}
      note={note}
      benefits={benefits}
    />
  );
}
