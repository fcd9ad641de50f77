import '@bazaar/ui/feedback.css';
import { ConsentBar } from '@bazaar/ui/patterns/consent-bar';
import { analyticsMessages } from '@/messages/shell-analytics';
import type { Consent } from '@/platform/analytics/consent';

/** Whether visits may be measured. */
export function AnalyticsQuestion({ onAnswer }: { onAnswer(consent: Consent): void }) {
  return <ConsentBar {...analyticsMessages} onAnswer={(isYes) => onAnswer(isYes ? 'yes' : 'no')} />;
}
