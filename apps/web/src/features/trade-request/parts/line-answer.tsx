import type { TradeRequestLine, UnitOfMeasurement } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money/rial';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Badge } from '@bazaar/ui/badge';
import { MixedText } from '@bazaar/ui/mixed-text';
import { unitTitle } from '@/entities/trade-request/line-views';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

export interface LineAnswerProps {
  readonly line: TradeRequestLine;
  readonly units: readonly UnitOfMeasurement[];
}

/** The supplier's answer to one line: what is offered, when, in which packs, at which steps, and where it differs. */
export function LineAnswer({ line: { answer, unitOfMeasurementId }, units }: LineAnswerProps) {
  if (answer === undefined) return null;
  const { offeredTitle, leadTimeDays, quotedUnit, priceBreaks = [], note, deviations } = answer;
  const unit = unitTitle(unitOfMeasurementId, units);
  const parts = [
    ...(offeredTitle ? [texts.offered(offeredTitle)] : []),
    ...(leadTimeDays === undefined ? [] : [texts.leadTime(formatNumber(leadTimeDays))]),
    ...(quotedUnit ? [texts.per(`${formatNumber(quotedUnit.containsQuantity)} ${unit}`)] : []),
    ...priceBreaks.map(({ quantity, unitPriceRial }) =>
      texts.breaks(formatNumber(quantity), formatToman(unitPriceRial)),
    ),
    ...(note ? [note] : []),
  ];
  return (
    <>
      <small>
        <MixedText>{parts.join('؛ ')}</MixedText>
      </small>
      {deviations.map(({ text }) => (
        <p key={text}>
          <Badge tone="warning">{texts.deviation}</Badge> <MixedText>{text}</MixedText>
        </p>
      ))}
    </>
  );
}
