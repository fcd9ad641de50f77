import { ButtonLink } from '@bazaar/ui/button';
import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata, titleOfError } from '@/lib/site/page-metadata';
import { ErrorView } from '@/shell/screens/error-view';
import { errorMessages } from '@/translations/errors';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/error/403',
    title: titleOfError(403, errorMessages.forbidden),
    isHidden: true,
  });
}

export default function Error403Page() {
  return (
    <ErrorView
      status={403}
      title={errorMessages.forbidden}
      detail={errorMessages.forbiddenDetail}
      actions={<ButtonLink href={paths.login}>{errorMessages.switchAccount}</ButtonLink>}
      hasAreas={false}
    />
  );
}
