import { mdiFilterVariant } from '@mdi/js';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';

export interface TradeFiltersProps {
  /** Accessible name of all of them. */
  readonly label: string;
  readonly search: ReactNode;
  /** Button of the fold that narrow screens have. */
  readonly button: ReactNode;
  /** The other fields. */
  readonly children: ReactNode;
}

/**
 * The fields that narrow the list: the search, and the others beside it. Below 960 px they wait behind a button, so that the first rows
 * are in the first view.
 */
export function TradeFilters({ label, search, button, children }: TradeFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is unknown to the older browsers of the product
    <div role="search" aria-label={label} className="u-trade-filters">
      {search}
      <span className="u-trade-fold">
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon path={mdiFilterVariant} size={18} />
          {button}
        </Button>
      </span>
      <div id={id} className={isOpen ? 'u-trade-further is-open' : 'u-trade-further'}>
        {children}
      </div>
    </div>
  );
}
