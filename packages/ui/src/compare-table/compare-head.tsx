'use client';

import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { mdiClose } from '../icon/small-set';
import { CompareObject } from './compare-object';
import type { ComparedObject } from './compare-view';

export interface CompareHeadProps {
  readonly label: string;
  readonly objects: readonly ComparedObject[];
  readonly onRemove: (id: string) => void;
}

/** The compared objects, which stay visible while the properties scroll. */
export function CompareHead({ label, objects, onRemove }: CompareHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="side">
          {label}
        </th>
        {objects.map((object) => (
          <th key={object.id} scope="col">
            <CompareObject
              object={object}
              remove={
                <Button
                  tone="text"
                  size="icon"
                  aria-label={object.removeLabel}
                  onClick={() => onRemove(object.id)}
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
