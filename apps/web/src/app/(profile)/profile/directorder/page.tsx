import '@bazaar/ui/runtime.css';
import '@bazaar/ui/tables.css';
import '@bazaar/ui/trade.css';
import type { Metadata } from 'next';
import { TradeWizardScreen } from '@/features/trade-wizard/trade-wizard-screen';
import { paths } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { wizardTexts } from '@/translations/trade-wizard';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.newRequest(), title: wizardTexts.title, isHidden: true });
}

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DirectOrderPage({ searchParams }: Props) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    if (typeof value === 'string') query.set(name, value);
  }
  await requireSession(`/profile/directorder?${query}`);
  return (
    <TradeWizardScreen
      draftId={query.get('draft') ?? undefined}
      supplierId={query.get('supplierId') ?? undefined}
    />
  );
}
