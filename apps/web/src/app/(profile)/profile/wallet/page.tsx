import { accountPaths } from '@/lib/navigation/account-paths';
import '@bazaar/ui/wallet.css';
import type { Metadata } from 'next';
import { requestedAddress } from '@/features/wallet/wallet-place';
import { WalletScreen } from '@/features/wallet/wallet-screen';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { walletTexts } from '@/translations/wallet';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: accountPaths.wallet, title: walletTexts.title, isHidden: true });
}

interface WalletPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function WalletPage({ searchParams }: WalletPageProps) {
  await requireSession(requestedAddress(await searchParams));
  return <WalletScreen />;
}
