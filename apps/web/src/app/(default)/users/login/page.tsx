import type { Metadata } from 'next';
import { LoginScreen } from '@/features/login/login-screen';
import { loginMessages } from '@/messages/login';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.login, title: loginMessages.title, isHidden: true });
}

export default function LoginPage() {
  return <LoginScreen />;
}
