import { toPersianDigits } from '@bazaar/domain/persian';
import { Banner } from '@bazaar/ui/banner';
import { WizardBody } from '@bazaar/ui/patterns/trade-wizard';
import { wizardTexts as texts } from '@/translations/trade-wizard';

export interface LineRoomProps {
  /** The request has as many lines as it may have. */
  readonly isFull: boolean;
  /** How much of the basket found no room. */
  readonly leftCount: number;
}

/** Says in place of the ways to add a line that there is no room for one, and what waits in the basket for that reason. */
export function LineRoom({ isFull, leftCount }: LineRoomProps) {
  if (leftCount === 0 && !isFull) return null;
  return (
    <WizardBody>
      <Banner
        isInset
        status={leftCount > 0 ? 'warning' : 'info'}
        title={leftCount > 0 ? texts.leftInBasket(toPersianDigits(leftCount)) : texts.full}
      />
    </WizardBody>
  );
}
