import type { Metadata } from 'next';
import { ProfileScreen } from '@/features/profile/profile-screen';
import { paths } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { profileMessages } from '@/translations/profile';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.profile, title: profileMessages.title, isHidden: true });
}

export default async function ProfilePage() {
  await requireSession(paths.profile);
  return <ProfileScreen />;
}
