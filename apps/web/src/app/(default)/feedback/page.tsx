import type { Metadata } from 'next';
import { FeedbackScreen, feedbackMetadata } from '@/features/feedback/feedback-screen';

export const revalidate = 86400;

export function generateMetadata(): Metadata {
  return feedbackMetadata();
}

/** R07: the same page for everybody; what the address fills in is read in the browser. */
export default function FeedbackPage() {
  return <FeedbackScreen />;
}
