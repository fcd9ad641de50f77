import { ButtonLink } from '@bazaar/ui/button';
import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata, titleOfError } from '@/lib/site/page-metadata';
import { ForbiddenScreen } from '@/shell/screens/refused/forbidden-screen';
import { errorMessages } from '@/translations/errors';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/error/403',
    title: titleOfError(403, errorMessages.forbidden),
    isHidden: true,
  });
}

export default function Error403Page() {
  const login = (
    <ButtonLink href={paths.login} tone="primary">
      {errorMessages.switchAccount}
    </ButtonLink>
  );
  return <ForbiddenScreen retry={login} />;
}
