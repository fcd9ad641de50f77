import type { Metadata } from 'next';
import { HelpIndexScreen, helpIndexMetadata } from '@/features/help/help-index-screen';

export const revalidate = 86400;

export function generateMetadata(): Metadata {
  return helpIndexMetadata();
}

/** All help, in front of the site's own text about using it. */
export default function HelpIndexPage() {
  return <HelpIndexScreen />;
}
