import { accountPaths } from '@/lib/navigation/account-paths';
import '@bazaar/ui/trade.css';
import { WorkScreen } from '@bazaar/ui/patterns/profile-frame';
import type { Metadata } from 'next';
import { ReportScreen } from '@/features/trade-report/report-screen';
import { decodePart } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { siteSettings } from '@/lib/settings/site-settings';
import { pageMetadata } from '@/lib/site/page-metadata';
import { tradeReportTexts } from '@/translations/trade-report';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: accountPaths.tradeRequests,
    title: tradeReportTexts.pageTitle,
    isHidden: true,
  });
}

interface TradeReportPageProps {
  readonly params: Promise<{ id: string }>;
}

export default async function TradeReportPage({ params }: TradeReportPageProps) {
  const id = decodePart((await params).id);
  await requireSession(accountPaths.tradeRequestReport(id));
  return (
    <WorkScreen>
      <ReportScreen id={id} siteUrl={siteSettings().SITE_URL} />
    </WorkScreen>
  );
}
