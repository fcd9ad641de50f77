import type { MembershipAndPrice } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { toPersianDigits } from '@bazaar/domain/persian';
import { type DraftSupplier, sumFees } from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import { WizardActions, WizardBody, WizardCard, WizardDemand } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import { retryTexts } from '@/translations/retry';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { FeeRead } from '../reads/use-wizard-reads';

export interface FeePanelProps {
  readonly suppliers: readonly DraftSupplier[];
  /** What the service says each supplier's request costs, in their order. */
  readonly fees: readonly FeeRead[];
}

/** What the registration will cost: each supplier's request by its own price, and the sum of those that are known. */
export function FeePanel({ suppliers, fees }: FeePanelProps) {
  const sum = sumFees(fees.map(({ fee }) => fee));
  const failed = fees.filter(({ onRetry }) => onRetry !== undefined);
  const isKnown = sum.unknown < fees.length;
  const amount = (rial: number) => `${formatToman(rial)} ${texts.toman}`;
  const rows = [
    ['base', sum.basePriceRial],
    ['cover', -sum.discountRial],
    ['tax', sum.taxRial],
    ['payable', sum.payableRial],
    ['wallet', -sum.walletRial],
    ['left', sum.leftRial],
  ] as const;
  return (
    <WizardCard id="wizard-fee" title={texts.fee}>
      <WizardBody>
        {suppliers.length === 0 ? <Text tone="muted">{texts.feeUnknown}</Text> : null}
        <ul>
          {suppliers.map(({ supplierId, name }, index) => (
            <WizardDemand key={supplierId} text={name} note={feeText(fees[index]?.fee, suppliers.length)} />
          ))}
        </ul>
        {failed.length > 0 ? (
          <WizardActions>
            <Text tone="error">{texts.feeFailed}</Text>
            <Button
              size="small"
              aria-label={retryTexts.of(texts.fee)}
              onClick={() => {
                for (const { onRetry } of failed) onRetry?.();
              }}
            >
              {texts.retry}
            </Button>
          </WizardActions>
        ) : null}
        {isKnown ? (
          <ul>
            {rows
              .filter(
                ([name, rial]) => rial !== 0 || name === 'payable' || (name === 'left' && sum.walletRial > 0),
              )
              .map(([name, rial]) => (
                <WizardDemand
                  key={name}
                  text={texts.feeRows[name]}
                  note={amount(rial)}
                  isSum={name === 'payable'}
                />
              ))}
          </ul>
        ) : null}
        {isKnown && sum.unknown > 0 ? (
          <Text tone="muted">{texts.feeWithout(toPersianDigits(sum.unknown))}</Text>
        ) : null}
        {sum.beyondPlan > 0 ? (
          <Text tone="error">{texts.feeBeyondPlan(toPersianDigits(sum.beyondPlan))}</Text>
        ) : null}
      </WizardBody>
    </WizardCard>
  );
}

/** Of a single request the sum below says the amount; above its parts it would read as one of them. */
function feeText(fee: MembershipAndPrice | undefined, count: number): string {
  if (fee === undefined) return texts.feeUnknown;
  if (fee.isCovered && fee.membership !== undefined) return texts.feeCovered(fee.membership.planTitle);
  if (count === 1) return '';
  return `${formatToman(fee.payableRial)} ${texts.toman}`;
}
