import { accountPaths } from '@/lib/navigation/account-paths';
import '@bazaar/ui/data.css';
import '@bazaar/ui/messages.css';
import '@bazaar/ui/record.css';
import '@bazaar/ui/trade.css';
import '@bazaar/ui/wallet.css';
import '@bazaar/ui/wizard.css';
import type { Metadata } from 'next';
import { requestedAddress } from '@/features/trade-request/reads/requested-address';
import { RequestScreen } from '@/features/trade-request/request-screen';
import { decodePart } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { tradeRequestTexts } from '@/translations/trade-request';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: accountPaths.tradeRequests,
    title: tradeRequestTexts.pageTitle,
    isHidden: true,
  });
}

interface TradeRequestPageProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function TradeRequestPage({ params, searchParams }: TradeRequestPageProps) {
  const id = decodePart((await params).id);
  await requireSession(requestedAddress(accountPaths.tradeRequest(id), await searchParams));
  return <RequestScreen id={id} />;
}
