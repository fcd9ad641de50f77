import type { Metadata } from 'next';
import { HowItWorkScreen, howItWorkMetadata } from '@/features/how-it-work/how-it-work-screen';

export const revalidate = 86400;

export function generateMetadata(): Metadata {
  return howItWorkMetadata();
}

/** R08: how the market works, for buyer and supplier. */
export default function HowItWorkPage() {
  return <HowItWorkScreen />;
}
