import { accountPaths } from '@/lib/navigation/account-paths';
import '@bazaar/ui/answers.css';
import '@bazaar/ui/list.css';
import '@bazaar/ui/runtime.css';
import '@bazaar/ui/tables.css';
import '@bazaar/ui/trade.css';
import '@bazaar/ui/wizard.css';
import { WorkScreen } from '@bazaar/ui/patterns/profile-frame';
import type { Metadata } from 'next';
import { UnsentDrafts } from '@/entities/trade-draft/unsent-drafts';
import { TradeAnswersScreen } from '@/features/trade-answers/trade-answers-screen';
import { requestedListAddress } from '@/features/trade-requests/requests-address';
import { RequestsScreen } from '@/features/trade-requests/requests-screen';
import { TradeWizardScreen } from '@/features/trade-wizard/trade-wizard-screen';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { tradeListTexts } from '@/translations/trade-list';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: accountPaths.tradeRequests, title: tradeListTexts.title, isHidden: true });
}

interface TradeRequestsPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** P11: the list, the wizard of a new request, or the answers of one group. */
export default async function TradeRequestsPage({ searchParams }: TradeRequestsPageProps) {
  const query = await searchParams;
  await requireSession(requestedListAddress(query));
  const text = (key: string) => (typeof query[key] === 'string' ? query[key] : undefined);
  const group = text('compare');
  if (group === undefined && text('new') !== '1') return <RequestsScreen drafts={<UnsentDrafts />} />;
  const start = { draftId: text('draft'), supplierId: text('supplierId'), fromId: text('from') };
  return (
    <WorkScreen>
      {group === undefined ? <TradeWizardScreen {...start} /> : <TradeAnswersScreen groupKey={group} />}
    </WorkScreen>
  );
}
