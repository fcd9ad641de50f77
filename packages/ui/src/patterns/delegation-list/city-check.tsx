import { mdiCheckCircleOutline, mdiMinusCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { FieldFrame } from '../../field/field';
import { Icon } from '../../icon/icon';
import { u } from '../../style/u';

/** A province with its cities. */
export interface CityGroup {
  readonly name: string;
  readonly cities: readonly { readonly id: string; readonly name: string }[];
}

export interface CheckFormProps {
  readonly action: string;
  readonly label: string;
  /** The option that chooses no city yet. */
  readonly placeholder: string;
  readonly submit: string;
  readonly groups: readonly CityGroup[];
  readonly chosenId?: string;
  readonly error?: string;
  /** Shortcuts to likely cities. */
  readonly quick?: { readonly label: string; readonly links: ReactNode };
}

/** Asks about one city: the platform's select, a plain form, an address for every answer. */
export function CheckForm({
  action,
  label,
  placeholder,
  submit,
  groups,
  chosenId = '',
  error,
  quick,
}: CheckFormProps) {
  return (
    <form action={action} method="get" className={u('check-form')}>
      <FieldFrame id="city" label={label} error={error}>
        <select
          id="city"
          name="city"
          required
          key={chosenId}
          defaultValue={chosenId}
          aria-describedby={error ? 'city-error' : undefined}
          className={u('input')}
        >
          <option value="">{placeholder}</option>
          {groups.map(({ name, cities }) => (
            <optgroup key={name} label={name}>
              {cities.map((city) => (
                <option key={city.id} value={city.id}>
                  {city.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </FieldFrame>
      <Button type="submit" tone="primary" wide>
        {submit}
      </Button>
      {quick ? (
        <nav aria-label={quick.label}>
          <p aria-hidden="true">{quick.label}</p>
          <div className="u-check-quick">{quick.links}</div>
        </nav>
      ) : null}
    </form>
  );
}

/** The answer for the whole supplier, said as soon as it stands there. */
export function CheckVerdict({
  tone,
  detail,
  children,
}: {
  readonly tone: 'yes' | 'no';
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div role="status" className={u('check-verdict', { tone })}>
      <Icon path={tone === 'yes' ? mdiCheckCircleOutline : mdiMinusCircleOutline} />
      <p>
        {children}
        {detail ? <small>{detail}</small> : null}
      </p>
    </div>
  );
}
