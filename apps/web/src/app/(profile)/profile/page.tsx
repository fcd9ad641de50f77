import type { Metadata } from 'next';
import '@bazaar/ui/overview.css';
import { AccountHomeScreen } from '@/features/account-home/account-home-screen';
import { paths } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { accountHomeTexts } from '@/translations/account-home';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.profile, title: accountHomeTexts.title, isHidden: true });
}

export default async function ProfilePage() {
  await requireSession(paths.profile);
  return <AccountHomeScreen />;
}
