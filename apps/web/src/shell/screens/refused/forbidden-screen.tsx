import { errorMessages } from '@/translations/errors';
import { SwitchAccountButton } from '../buttons/switch-account-button';
import { ErrorView } from '../error-view';

/** Renders 403: what is here is not for this account. */
export function ForbiddenScreen() {
  return (
    <ErrorView
      status={403}
      title={errorMessages.forbidden}
      detail={errorMessages.forbiddenDetail}
      retry={<SwitchAccountButton />}
      hasAreas={false}
    />
  );
}
