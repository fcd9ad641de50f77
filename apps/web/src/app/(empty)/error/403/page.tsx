import type { Metadata } from 'next';
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
  return <ForbiddenScreen />;
}
