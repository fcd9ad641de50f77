'use client';

import { mdiViewColumnOutline } from '@mdi/js';
import { Checkbox } from '../choice/choice';
import { Icon } from '../icon/icon';
import { Popover } from '../popover/popover';

export interface ColumnsMenuProps {
  /** «ستون‌ها، ۴ از ۶» */
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isName?: boolean }[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/**
 * Menu of the visible columns. The column that names the rows is always visible, so it is not listed. It is a popover, because the table's
 * container clips its content.
 */
export function ColumnsMenu({ label, columns, chosen, onChange }: ColumnsMenuProps) {
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <div className="u-data-table-columns">
      <Popover
        size="small"
        isFitted
        label={label}
        buttonLabel={
          <>
            <Icon path={mdiViewColumnOutline} size={18} />
            {label}
          </>
        }
      >
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
      </Popover>
    </div>
  );
}
