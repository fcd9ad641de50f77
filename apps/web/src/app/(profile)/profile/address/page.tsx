import '@bazaar/ui/runtime.css';
import type { Metadata } from 'next';
import { AddressesScreen } from '@/features/addresses/addresses-screen';
import { paths } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { addressTexts } from '@/translations/addresses';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.addresses, title: addressTexts.title, isHidden: true });
}

export default async function AddressPage() {
  await requireSession(paths.addresses);
  return <AddressesScreen />;
}
