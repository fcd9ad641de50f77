'use client';

import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { mdiClose } from '../icon/small-set';
import { CompareThing } from './compare-thing';
import type { ComparedThing } from './compare-view';

export interface CompareHeadProps {
  readonly label: string;
  readonly things: readonly ComparedThing[];
  readonly onRemove: (id: string) => void;
}

/** The things themselves, which stay in sight while the properties scroll. */
export function CompareHead({ label, things, onRemove }: CompareHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="side">
          {label}
        </th>
        {things.map((thing) => (
          <th key={thing.id} scope="col">
            <CompareThing
              thing={thing}
              remove={
                <Button
                  tone="text"
                  size="icon"
                  aria-label={thing.removeLabel}
                  onClick={() => onRemove(thing.id)}
                >
                  <Icon path={mdiClose} size={18} />
                </Button>
              }
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}
