import '@bazaar/ui/list.css';
import '@bazaar/ui/tables.css';
import '@bazaar/ui/trade.css';
import type { Metadata } from 'next';
import { TradeAnswersScreen } from '@/features/trade-answers/trade-answers-screen';
import { requestedListAddress } from '@/features/trade-requests/requests-address';
import { RequestsScreen } from '@/features/trade-requests/requests-screen';
import { paths } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { tradeListTexts } from '@/translations/trade-list';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.tradeRequests, title: tradeListTexts.title, isHidden: true });
}

interface TradeRequestsPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function TradeRequestsPage({ searchParams }: TradeRequestsPageProps) {
  const query = await searchParams;
  await requireSession(requestedListAddress(query));
  if (typeof query.compare === 'string') return <TradeAnswersScreen groupKey={query.compare} />;
  return <RequestsScreen />;
}
