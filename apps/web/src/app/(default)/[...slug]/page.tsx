import { notFound } from 'next/navigation';

export const dynamic = 'force-dynamic';

/** No page of the product has this address (specification §8). */
export default function UnmatchedPage() {
  notFound();
}
