'use client';

import { maskMobile, parseMobile } from '@bazaar/domain/login/mobile';
import { DEFAULT_CODE_LENGTH } from '@bazaar/domain/login/one-time-code';
import { useEffect, useState } from 'react';
import { loginMessages } from '@/translations/login';
import { AfterLogin } from './after-login';
import { problemText } from './flow/problem-text';
import { useCountdown } from './flow/use-countdown';
import { useLogin } from './flow/use-login';
import { leaveIfLoggedIn } from './leave-if-logged-in';
import { targetAfterLogin } from './login-target';
import { LoginView } from './login-view';

/** R16. A visitor who is logged in already goes one step back (specification §4). */
export function LoginScreen() {
  const login = useLogin((isNewUser) => targetAfterLogin(location.search, isNewUser));
  const { state } = login;
  const [mobile, setMobile] = useState<string>();
  const [isMobileWrong, setMobileWrong] = useState(false);
  useEffect(() => void leaveIfLoggedIn(), []);

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
    setMobile(parsed.value);
    void login.send(parsed.value);
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
        codeLength: sent?.codeLength ?? DEFAULT_CODE_LENGTH,
        isBusy: state.busy !== undefined,
        isLocked,
        validSeconds,
        resendSeconds,
        wasResent: state.wasResent === true,
        problem: text,
        onType: login.typeCode,
        onSubmit: (code) => void login.submit(mobile ?? '', code),
        onResend: send,
        onEditMobile: login.editMobile,
      }}
      after={<AfterLogin />}
    />
  );
}
