'use client';

import { PaperCode } from '@bazaar/ui/patterns/trade-paper';
import { encode } from 'uqr';
import { tradeReportTexts as texts } from '@/translations/trade-report';

/** The code that leads from paper to the live request. */
export function LiveCode({ address }: { readonly address: string }) {
  const { data } = encode(address, { ecc: 'M', border: 2 });
  return <PaperCode rows={data} label={texts.liveCode} />;
}
