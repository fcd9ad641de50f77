import { ChipLink } from '../../chip/chip';
import { Link } from '../../link/link';
import { u } from '../../style/u';
import { UnitValue } from '../../unit-value/unit-value';

export interface FilterChipView {
  readonly id: string;
  /** The list without this filter. */
  readonly href: string;
  /** The property, unless the value says it all. */
  readonly title?: string;
  readonly value: string;
  readonly unit?: string;
  /** «حذف فیلتر قطر داخلی ۲۰ تا ۳۰ میلی‌متر». */
  readonly removeLabel: string;
}

export interface FilterChipsProps {
  readonly label: string;
  readonly chips: readonly FilterChipView[];
  readonly clear?: { readonly href: string; readonly label: string };
}

/** The filters in force; following one takes it away. */
export function FilterChips({ label, chips, clear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className={u('filter-chips')}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <ChipLink href={chip.href} label={chip.removeLabel} isRemovable>
            {chip.title ? <span>{chip.title}</span> : null}
            <b>
              <UnitValue value={chip.value} unit={chip.unit} />
            </b>
          </ChipLink>
        </li>
      ))}
      {clear ? (
        <li>
          <Link href={clear.href} size={13} touch>
            {clear.label}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
