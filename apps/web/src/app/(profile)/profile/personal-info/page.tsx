import { personalInfoThen } from '@/lib/navigation/personal-info-then';
import '@bazaar/ui/data.css';
import '@bazaar/ui/runtime.css';
import type { Metadata } from 'next';
import { PersonalInfoScreen } from '@/features/personal-info/personal-info-screen';
import { paths } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { personalInfoTexts } from '@/translations/personal-info';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.personalInfo, title: personalInfoTexts.title, isHidden: true });
}

interface PersonalInfoPageProps {
  readonly searchParams: Promise<{ readonly redirectPath?: string | string[] }>;
}

export default async function PersonalInfoPage({ searchParams }: PersonalInfoPageProps) {
  const { redirectPath } = await searchParams;
  const isWanted = typeof redirectPath === 'string';
  await requireSession(isWanted ? personalInfoThen(redirectPath) : paths.personalInfo);
  return <PersonalInfoScreen />;
}
