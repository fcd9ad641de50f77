'use client';

import { type ReactNode, useId, useState } from 'react';
import { cx } from '../style/cx';
import { moveAlongTabs } from './move-along-tabs';

export interface TabPanelItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabPanelsProps {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly items: readonly TabPanelItem[];
  /** The tab that is open initially; defaults to the first. */
  readonly initialId?: string;
  /** `manual` when opening is expensive, such as a request: the arrows then only move, and Enter or Space opens. */
  readonly activation?: 'automatic' | 'manual';
  onChange?(id: string): void;
}

/**
 * Panels of which one is shown, with tabs above them.
 *
 * Use it for views of one object that nobody needs side by side. Not for steps in an order (stepper), not where each has an address of its
 * own (`Tabs`, which are links), and not to hide what everybody needs.
 */
export function TabPanels({ label, items, initialId, activation = 'automatic', onChange }: TabPanelsProps) {
  const base = useId();
  const [chosen, setChosen] = useState(initialId ?? items[0]?.id);
  const choose = (id: string | undefined) => {
    if (id === undefined || id === chosen) return;
    setChosen(id);
    onChange?.(id);
  };
  const follow = activation === 'automatic' ? (index: number) => choose(items[index]?.id) : undefined;
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={cx('tabs', undefined, 'runs-on')}
        onKeyDown={(event) => moveAlongTabs(event, follow)}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}-tab`}
            aria-selected={item.id === chosen}
            aria-controls={`${base}-${item.id}`}
            tabIndex={item.id === chosen ? 0 : -1}
            className={cx('tab')}
            onClick={() => choose(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-${item.id}`}
          aria-labelledby={`${base}-${item.id}-tab`}
          // A panel without a focusable element must still be reachable by Tab.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern of the APG
          tabIndex={0}
          hidden={item.id !== chosen}
          className={cx('tab-panel')}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
