import { ChipLink } from '../../chip/chip';
import { Latin } from '../../latin/latin';
import { Link } from '../../link/link';
import { cx } from '../../style/cx';
import { UnitValue } from '../../unit-value/unit-value';

export interface FilterChipView {
  readonly id: string;
  /** The list without this filter. */
  readonly href: string;
  /** The property, unless the value is clear without it. */
  readonly title?: string;
  readonly value: string;
  readonly unit?: string;
  /** Effect of removing it: «+۲۲» visible, «با برداشتن آن ۱۳۶ محصول» for screen readers and as tooltip. */
  readonly removal?: { readonly text: string; readonly spoken: string };
}

export interface FilterChipsProps {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Read after each chip: «حذف فیلتر». */
  readonly removeLabel: string;
  /** Active filters in display order; each link removes its own. */
  readonly chips: readonly FilterChipView[];
  /** Link that removes everything chosen. */
  readonly clear?: { readonly href: string; readonly label: string };
}

/**
 * Active filters; following one removes it.
 *
 * Use it above the results of a list that can be filtered. Not for the choices themselves (FilterPanel), and not without an active filter.
 */
export function FilterChips({ label, removeLabel, chips, clear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className={cx('filter-chips', undefined, 'runs-on')}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <ChipLink
            href={chip.href}
            label={chip.removal ? `${removeLabel}، ${chip.removal.spoken}` : removeLabel}
            isRemovable
          >
            <ChipText chip={chip} />
            {chip.removal ? (
              <small aria-hidden="true" title={chip.removal.spoken}>
                <bdi dir="ltr">{chip.removal.text}</bdi>
              </small>
            ) : null}
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

export interface AdviceView extends FilterChipView {
  /** «۱۲ محصول»: the result count without this filter. */
  readonly resultCount?: string;
}

/** Filters suggested for removal, inside an empty list. */
export function FilterAdvice({
  removeLabel,
  chips,
}: {
  readonly removeLabel: string;
  readonly chips: readonly AdviceView[];
}) {
  return (
    <ul className={cx('filter-advice')}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <ChipLink href={chip.href} label={removeLabel} isRemovable>
            <ChipText chip={chip} />
          </ChipLink>
          {chip.resultCount ? <span>{chip.resultCount}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function ChipText({ chip: { title, value, unit } }: { readonly chip: FilterChipView }) {
  return (
    <>
      {title ? <small>{title} </small> : null}
      <b>
        <UnitValue value={value} unit={unit} />
      </b>
    </>
  );
}

export interface LinkChipView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Scientific name, in Latin. */
  readonly scientificName?: string;
}

/** A titled line of links: categories, areas. */
export function LinkChips({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly LinkChipView[];
}) {
  return (
    <nav aria-label={title}>
      <ul className={cx('filter-chips', undefined, 'runs-on')}>
        {links.map(({ id, href, name, scientificName }) => (
          <li key={id}>
            <ChipLink href={href}>
              {name}
              {scientificName ? (
                <small>
                  {' '}
                  <Latin>{scientificName}</Latin>
                </small>
              ) : null}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
