import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { errorMessages } from '@/messages/errors';
import { titleOfError } from '@/platform/site/page-metadata';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: titleOfError(404, errorMessages.notFound),
  robots: { index: false },
};

/** No page of the product has this address (specification §8). */
export default function UnmatchedPage() {
  notFound();
}
