import { formatCountdown } from '@bazaar/domain/login/countdown';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { loginMessages } from '@/translations/login';
import type { LoginProblem } from './login-problem';

/** Returns the sentence for a problem; `secondsLeft` is the rest of a lock or a wait. */
export function problemText(problem: LoginProblem, secondsLeft: number): string | undefined {
  switch (problem.kind) {
    case 'mobile':
      return loginMessages.mobileInvalid;
    case 'wrong':
      return problem.left === undefined
        ? loginMessages.wrongCode
        : loginMessages.wrongCodeLeft(toPersianDigits(String(problem.left)));
    case 'expired':
      return loginMessages.expiredCode;
    case 'locked':
      return secondsLeft > 0 ? loginMessages.locked(formatCountdown(secondsLeft)) : undefined;
    case 'wait':
      // Not an error: the page goes on to the code that is still valid.
      return undefined;
    case 'crowded':
      return secondsLeft > 0 ? loginMessages.crowded(formatCountdown(secondsLeft)) : undefined;
    case 'sms':
      return loginMessages.smsFailed;
    case 'network':
      return loginMessages.noConnection;
    case 'service':
      return loginMessages.service;
  }
}
