import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { FilterChips } from '@bazaar/ui/patterns/filter-chips';
import { TradeBar } from '@bazaar/ui/patterns/trade-list';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { activeChips } from '../active-chips';
import type { RequestList } from '../requests-list';

/** Chips and the count of what was found; at the end what is chosen, and the order. */
export function ListBar(props: RequestList) {
  const { filter, suppliers, totalCount, picked } = props;
  return (
    <TradeBar end={<End {...props} />}>
      <FilterChips
        label={texts.chips}
        removeLabel={texts.removeChip}
        chips={activeChips(filter, suppliers)}
      />
      <p role="status">
        {texts.found(formatNumber(totalCount))}
        {picked.size > 0 ? <span className="sr">، {texts.chosen(formatNumber(picked.size))}</span> : null}
      </p>
    </TradeBar>
  );
}

function End({ picked, onExportPicked }: RequestList) {
  if (picked.size === 0) return texts.order;
  return (
    <>
      <b aria-hidden="true">{texts.chosen(formatNumber(picked.size))}</b>
      <Button tone="text" size="small" onClick={onExportPicked}>
        {texts.exportedChosen}
      </Button>
    </>
  );
}
