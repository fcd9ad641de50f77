'use client';

import { mdiViewColumnOutline } from '@mdi/js';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../choice/choice';
import { Icon } from '../icon/icon';
import { u } from '../style/u';

export interface ColumnsMenuProps {
  /** «ستون‌ها، ۴ از ۶» */
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isName?: boolean }[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Which columns are shown. The column that names the rows is always there, so it is no choice. */
export function ColumnsMenu({ label, columns, chosen, onChange }: ColumnsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.querySelector('button')?.focus();
  };
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus that leave the menu reach what holds it.
    <div
      ref={opener}
      className="u-data-table-columns"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon path={mdiViewColumnOutline} size={18} />
        {label}
      </Button>
      {isOpen ? (
        <div className={u('data-table-menu')}>
          <fieldset>
            <legend className="sr">{label}</legend>
            {columns
              .filter(({ isName }) => !isName)
              .map((column) => (
                <Checkbox
                  key={column.id}
                  label={column.label}
                  checked={chosen.has(column.id)}
                  onChange={(event) => choose(column.id, event.target.checked)}
                />
              ))}
          </fieldset>
        </div>
      ) : null}
    </div>
  );
}
