import type { Metadata } from 'next';
import { errorMessages } from '@/messages/errors';
import { pageMetadata } from '@/platform/site/page-metadata';
import { ErrorView } from '@/shell/screens/error-view';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: '/error', title: errorMessages.serviceTitle, isHidden: true });
}

export default function ErrorPage() {
  return <ErrorView title={errorMessages.serviceTitle} detail={errorMessages.serviceDetail} />;
}
