import type { Metadata } from 'next';
import { HelpOffer } from '@/features/help/help-offer';
import { HelpScreen, helpMetadata } from '@/features/help/help-screen';
import { loadHelp } from '@/features/help/load-help';
import { criticalData } from '@/lib/data/critical-data';
import { decodePart } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 86400;

interface Props {
  readonly params: Promise<{ readonly uniqueId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return helpMetadata(await loadHelp(decodePart((await params).uniqueId)));
}

/** R17: the help of one screen. */
export default async function HelpPage({ params }: Props) {
  const read = await criticalData(loadHelp(decodePart((await params).uniqueId)));
  if (read.state === 'ready') return <HelpScreen item={read.value} />;
  return read.state === 'missing' ? (
    <NotFoundScreen offer={<HelpOffer />} />
  ) : (
    <LoadErrorScreen read={read} />
  );
}
