import type { ReactNode } from 'react';
import { ChipLink } from '../../chip/chip';
import { Latin } from '../../latin/latin';
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

/** Chips proposed in an empty list, in the middle of it. */
export function AdviceList({ children }: { readonly children: ReactNode }) {
  return <ul className={u('advice-list')}>{children}</ul>;
}

export interface LinkChipView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Scientific name, in Latin. */
  readonly scientificName?: string;
}

/** A titled line of ways on: categories, areas. */
export function LinkChips({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly LinkChipView[];
}) {
  return (
    <nav aria-label={title}>
      <ul className={u('filter-chips')}>
        {links.map(({ id, href, name, scientificName }) => (
          <li key={id}>
            <ChipLink href={href}>
              {name}
              {scientificName ? (
                <span>
                  <Latin>{scientificName}</Latin>
                </span>
              ) : null}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
