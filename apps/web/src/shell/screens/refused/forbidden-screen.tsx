import { ButtonLink } from '@bazaar/ui/button';
import { paths } from '@/lib/navigation/paths';
import { errorMessages } from '@/translations/errors';
import { ErrorView } from '../error-view';

/** Renders 403: what is here is not for this account. */
export function ForbiddenScreen() {
  return (
    <ErrorView
      status={403}
      title={errorMessages.forbidden}
      detail={errorMessages.forbiddenDetail}
      retry={
        <ButtonLink href={paths.login} tone="primary">
          {errorMessages.switchAccount}
        </ButtonLink>
      }
      hasAreas={false}
    />
  );
}
