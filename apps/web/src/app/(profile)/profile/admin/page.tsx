import { accountPaths } from '@/lib/navigation/account-paths';
import '@bazaar/ui/article.css';
import '@bazaar/ui/company.css';
import '@bazaar/ui/data.css';
import '@bazaar/ui/list.css';
import '@bazaar/ui/record.css';
import '@bazaar/ui/tables.css';
import '@bazaar/ui/trade.css';
import '@bazaar/ui/wallet.css';
import type { Metadata } from 'next';
import { requestedAddress, requestedPlace } from '@/features/admin/admin-address';
import { AdminScreen } from '@/features/admin/admin-screen';
import { readAdminAccess } from '@/features/admin/server/admin-access';
import { loadPreview } from '@/features/admin/server/load-preview';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { RefusedScreen } from '@/shell/screens/refused/refused-screen';
import { adminTexts } from '@/translations/admin';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: accountPaths.admin, title: adminTexts.title, isHidden: true });
}

interface AdminPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** P02. Only the administrator gets past the first read; everybody else 403 and nothing of the page. */
export default async function AdminPage({ searchParams }: AdminPageProps) {
  const query = await searchParams;
  const session = await requireSession(requestedAddress(query));
  const access = await readAdminAccess(session);
  if (access !== 'granted') return <RefusedScreen access={access} />;
  const { previewId } = requestedPlace(query);
  return (
    <AdminScreen preview={previewId === undefined ? undefined : await loadPreview(session, previewId)} />
  );
}
