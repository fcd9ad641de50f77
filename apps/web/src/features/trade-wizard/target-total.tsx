import { formatToman } from '@bazaar/domain/money';
import { toPersianDigits } from '@bazaar/domain/persian';
import { type TradeDraft, targetSum } from '@bazaar/domain/trade-drafts';
import { wizardTexts as texts } from '@/translations/trade-wizard';

/** The sum of the target prices; lines without one are told apart, not counted as nothing. */
export function TargetTotal({ draft }: { readonly draft: TradeDraft }) {
  const { rial, unknown } = targetSum(draft);
  if (unknown === draft.lines.length) return texts.noTargets;
  const count = toPersianDigits(draft.lines.length - unknown);
  return (
    <>
      {unknown > 0 ? texts.sumWithout(count, toPersianDigits(unknown)) : texts.sum(count)}{' '}
      <strong>{formatToman(rial)}</strong> <small>{texts.toman}</small>
    </>
  );
}
