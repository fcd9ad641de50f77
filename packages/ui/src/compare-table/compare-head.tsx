'use client';

import { mdiClose } from '@mdi/js';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
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
            <Thing thing={thing} onRemove={onRemove} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Thing({ thing, onRemove }: { readonly thing: ComparedThing } & Pick<CompareHeadProps, 'onRemove'>) {
  const { id, name, href, note, picture, removeLabel } = thing;
  return (
    <div className="u-compare-thing">
      {picture ? <img src={picture.src} alt={picture.alt} width={160} height={72} loading="lazy" /> : null}
      {href ? <a href={href}>{name}</a> : <strong>{name}</strong>}
      {note ? <small>{note}</small> : null}
      <Button tone="text" size="icon" aria-label={removeLabel} onClick={() => onRemove(id)}>
        <Icon path={mdiClose} size={18} />
      </Button>
    </div>
  );
}
