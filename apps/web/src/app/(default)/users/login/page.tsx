import type { Metadata } from 'next';
import { AccountBenefits } from '@/features/login/account-benefits';
import { LoginNote } from '@/features/login/login-note';
import { LoginScreen } from '@/features/login/login-screen';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata } from '@/lib/site/page-metadata';
import { loginMessages } from '@/translations/login';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.login, title: loginMessages.title, isHidden: true });
}

export default function LoginPage() {
  return <LoginScreen note={<LoginNote />} benefits={<AccountBenefits />} />;
}
