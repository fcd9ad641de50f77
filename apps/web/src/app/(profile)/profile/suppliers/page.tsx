import { accountPaths } from '@/lib/navigation/account-paths';
import '@bazaar/ui/company.css';
import type { Metadata } from 'next';
import { requestedPlace } from '@/features/company/company-address';
import { CompanyScreen } from '@/features/company/company-screen';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { companyTexts } from '@/translations/company';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: accountPaths.suppliers, title: companyTexts.title, isHidden: true });
}

interface CompanyPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function CompanyPage({ searchParams }: CompanyPageProps) {
  await requireSession(requestedPlace(await searchParams));
  return <CompanyScreen />;
}
