import '@bazaar/ui/feedback.css';
import { ConsentBar } from '@bazaar/ui/patterns/consent-bar';
import type { Consent } from '@/lib/analytics/consent';
import { analyticsMessages } from '@/translations/shell-analytics';

/** Renders the question whether visits may be measured. */
export function AnalyticsQuestion({ onAnswer }: { onAnswer(consent: Consent): void }) {
  return <ConsentBar {...analyticsMessages} onAnswer={(isYes) => onAnswer(isYes ? 'yes' : 'no')} />;
}
