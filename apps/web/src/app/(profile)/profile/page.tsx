import type { Metadata } from 'next';
import { ProfileScreen } from '@/features/profile/profile-screen';
import { profileMessages } from '@/messages/profile';
import { paths } from '@/platform/paths';
import { requireSession } from '@/platform/session/require-session';
import { pageMetadata } from '@/platform/site/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.profile, title: profileMessages.title, isHidden: true });
}

export default async function ProfilePage() {
  await requireSession(paths.profile);
  return <ProfileScreen />;
}
