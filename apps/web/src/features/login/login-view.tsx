'use client';

import { LoginSheet } from '@bazaar/ui/patterns/login-sheet';
import type { ReactNode } from 'react';
import { loginMessages } from '@/translations/login';
import { CodeStep, type CodeStepProps } from './code-step';
import { MobileStep, type MobileStepProps } from './mobile-step';

export interface LoginViewProps {
  readonly step: 'mobile' | 'code';
  readonly mobileStep: MobileStepProps;
  readonly codeStep: CodeStepProps;
  /** What the visitor continues with after login. */
  readonly after: ReactNode;
  /** What a login accepts; rendered by the server. */
  readonly note: ReactNode;
  /** What an account gives; rendered by the server. */
  readonly benefits?: ReactNode;
}

/** Renders the login screen: one of its two steps, and what follows it. */
export function LoginView({ step, mobileStep, codeStep, after, note, benefits }: LoginViewProps) {
  return (
    <LoginSheet note={note} asideTitle={loginMessages.afterTitle} aside={after} benefits={benefits}>
      {step === 'mobile' ? <MobileStep {...mobileStep} /> : <CodeStep {...codeStep} />}
    </LoginSheet>
  );
}
