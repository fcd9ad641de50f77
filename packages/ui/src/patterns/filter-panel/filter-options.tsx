import { Checkbox, Radio } from '../../choice/choice';

export interface FilterOptionView {
  readonly value: string;
  readonly label: string;
  /** Result count with this option, in Persian digits. */
  readonly count?: string;
  readonly isChosen: boolean;
}

export interface FilterOptionsProps {
  /** Name of the form field. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly FilterOptionView[];
  /** Number of options shown; the rest is collapsed. */
  readonly shown?: number;
  /** Label of the collapsed rest: «۷ مورد دیگر». */
  readonly moreLabel?: string;
  /** At most one option can be chosen. */
  readonly isSingle?: boolean;
}

/** Options of a property with the result count of each. */
export function FilterOptions({ name, legend, options, shown = 5, moreLabel, isSingle }: FilterOptionsProps) {
  const first = options.slice(0, shown);
  const rest = options.slice(shown);
  return (
    <fieldset>
      <legend className="sr">{legend}</legend>
      {first.map((option) => (
        <Option key={option.value} name={name} option={option} isSingle={isSingle} />
      ))}
      {rest.length > 0 ? (
        <details className="u-filter-more-list" open={rest.some(({ isChosen }) => isChosen)}>
          <summary className="u-filter-more">{moreLabel}</summary>
          {rest.map((option) => (
            <Option key={option.value} name={name} option={option} isSingle={isSingle} />
          ))}
        </details>
      ) : null}
    </fieldset>
  );
}

function Option({
  name,
  option,
  isSingle = false,
}: {
  readonly name: string;
  readonly option: FilterOptionView;
  readonly isSingle?: boolean;
}) {
  const Choice = isSingle ? Radio : Checkbox;
  return (
    <Choice
      name={name}
      value={option.value}
      defaultChecked={option.isChosen}
      label={option.label}
      count={option.count}
    />
  );
}
