'use client';

import { useGetWalletCredit } from '@bazaar/api/hooks/wallet-transactions';
import { formatToman, toToman } from '@bazaar/domain/money';
import { formatNumber } from '@bazaar/domain/persian';
import { numberInWords } from '@bazaar/domain/persian/number-in-words';
import { WalletFigures } from '@bazaar/ui/patterns/wallet';
import { EdgePanel } from '@/lib/data/edge-panel';
import { walletTexts as texts } from '@/translations/wallet';

/** The credit in Toman, Rial and words, and what of it is set aside. */
export function CreditPanel() {
  const query = useGetWalletCredit({ query: { staleTime: 0, refetchOnWindowFocus: true } });
  return (
    <EdgePanel
      id="credit"
      title={texts.credit}
      texts={{ loading: texts.creditLoading, failed: texts.creditFailed }}
      query={query}
    >
      {({ balanceRial, blockedRial }) => (
        <WalletFigures
          amount={formatToman(balanceRial)}
          unit={texts.toman}
          words={rialAndWords(balanceRial)}
          facts={[
            { id: 'free', label: texts.free, amount: formatToman(balanceRial - blockedRial) },
            { id: 'blocked', label: texts.blocked, amount: formatToman(blockedRial) },
          ]}
          note={blockedRial > 0 ? texts.blockedNote : undefined}
        />
      )}
    </EdgePanel>
  );
}

/** Returns an amount in Rial and, when it is a whole number of Toman, in words. */
export function rialAndWords(amountRial: number): string {
  const words = numberInWords(toToman(amountRial));
  const rial = formatNumber(amountRial);
  return words === '' ? texts.inRial(rial) : texts.inWords(rial, words);
}
