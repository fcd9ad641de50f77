import type { FailureKind } from '@/lib/data/failure';
import { answerStatus } from '@/lib/response/answer-status';
import { currentUserTexts } from '@/translations/current-user';
import { errorMessages } from '@/translations/errors';
import { SwitchAccountButton } from '../buttons/switch-account-button';
import { ServiceErrorScreen } from '../service-error-screen';
import { ForbiddenScreen } from './forbidden-screen';
import { LoginAgain } from './login-again';

export interface RefusedScreenProps {
  /** Not theirs, a session that has ended, or a person who could not be read. */
  readonly access:
    | 'refused'
    | { readonly state: 'ended' }
    | { readonly state: 'failed'; readonly kind: FailureKind; readonly traceId?: string };
}

/** Renders a page behind a role for whoever is not let in, with its status: 403, or 503 where the person could not be read. */
export function RefusedScreen({ access }: RefusedScreenProps) {
  if (access === 'refused') {
    answerStatus(403);
    return (
      <ForbiddenScreen
        retry={
          <SwitchAccountButton label={errorMessages.switchAccount} failed={currentUserTexts.logoutFailed} />
        }
      />
    );
  }
  if (access.state === 'ended') return <LoginAgain />;
  answerStatus(503);
  return <ServiceErrorScreen failure={access} />;
}
