import type { MembershipAndPrice } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { WizardBody, WizardCard, WizardDemand } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import { wizardTexts as texts } from '@/translations/trade-wizard';

export interface FeePanelProps {
  /** Price of one request; `undefined` until the service has one. */
  readonly price: MembershipAndPrice | undefined;
  /** Number of requests, one per supplier. */
  readonly count: number;
}

/** What the registration will cost: each request the same, by the prices of the first. */
export function FeePanel({ price, count }: FeePanelProps) {
  const rows =
    price === undefined
      ? []
      : ([
          ['base', price.basePriceRial],
          ['cover', -price.discountRial],
          ['tax', price.taxRial],
          ['payable', price.payableRial],
        ] as const);
  return (
    <WizardCard id="wizard-fee" title={texts.fee}>
      <WizardBody>
        {price === undefined ? <Text tone="muted">{texts.feeUnknown}</Text> : null}
        <ul>
          {rows.map(([name, rial]) => (
            <WizardDemand
              key={name}
              text={texts.feeRows[name]}
              note={`${formatToman(rial * count)} ${texts.toman}`}
            />
          ))}
        </ul>
      </WizardBody>
    </WizardCard>
  );
}
