import { accountPaths } from '@/lib/navigation/account-paths';
import '@bazaar/ui/runtime.css';
import '@bazaar/ui/tables.css';
import '@bazaar/ui/wizard.css';
import { WorkScreen } from '@bazaar/ui/patterns/profile-frame';
import type { Metadata } from 'next';
import { TradeWizardScreen } from '@/features/trade-wizard/trade-wizard-screen';
import { decodePart } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { wizardTexts } from '@/translations/trade-wizard';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = decodePart((await params).id);
  return pageMetadata({
    path: accountPaths.tradeRequestEdit(id),
    title: wizardTexts.editTitle,
    isHidden: true,
  });
}

export default async function EditRequestPage({ params }: Props) {
  const id = decodePart((await params).id);
  await requireSession(accountPaths.tradeRequestEdit(id));
  return (
    <WorkScreen>
      <TradeWizardScreen requestId={id} />
    </WorkScreen>
  );
}
