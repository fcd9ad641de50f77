'use client';

import type { RemovalPhase } from '@bazaar/domain/undo/removals';
import { useEffect, useRef } from 'react';
import { useStore } from '@/lib/store/use-store';
import { showToast } from '@/lib/toasts/toasts';
import { undoTexts as texts } from '@/translations/undo';
import { removals, sendBeforeLeaving } from './removals';

/** What a list's row can be removed with. */
export interface RemovableRow {
  /** Unique among everything of the site that can be removed, such as `note:<id>`. */
  readonly key: string;
  /** Names the row where the removal fails. */
  readonly name: string;
  /** Sends the removal, as `() => mutateAsync({ id })` of a hook with `request: { keepalive: true }`, so that it survives the page. */
  readonly send: () => Promise<unknown>;
}

export interface RemovalsInHand {
  /** Undefined while the row is in its list. */
  phaseOf(key: string): RemovalPhase | undefined;
  remove(row: RemovableRow): void;
}

/** Removes rows of a list with some seconds to undo. When the list is left, what waits is sent; a failed removal brings its row back and says so. */
export function useRemovals(): RemovalsInHand {
  const phases = useStore(removals.store, (state) => state);
  const own = useRef(new Set<string>());
  useEffect(() => {
    const keys = own.current;
    return () => void removals.send([...keys]);
  }, []);
  return {
    phaseOf: (key) => phases[key],
    remove: ({ key, name, send }) => {
      sendBeforeLeaving();
      own.current.add(key);
      removals.remove({
        key,
        send,
        onFailed: () => showToast({ status: 'error', title: texts.failed(name) }),
      });
    },
  };
}
