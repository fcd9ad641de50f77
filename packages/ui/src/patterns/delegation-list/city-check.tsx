import { mdiCheckCircleOutline, mdiMinusCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { Select } from '../../select/select';
import { cx } from '../../style/cx';

/** One of two questions: first the province, then the city. */
interface PlaceQuestion {
  readonly label: string;
  /** The option for no choice. */
  readonly placeholder: string;
  readonly submit: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosenId?: string;
}

export interface CheckFormProps {
  readonly action: string;
  readonly province: PlaceQuestion;
  /** Cities of the chosen province; absent while none is chosen. */
  readonly city?: PlaceQuestion;
  readonly error?: string;
  /** Shortcuts to likely cities. */
  readonly quick?: { readonly label: string; readonly links: ReactNode };
  /** `CheckVerdict`: the answer, right below the question. */
  readonly children?: ReactNode;
}

/**
 * Asks for a city: the platform's selects, plain forms, an address for every result. The province comes first, because all cities of a
 * country are too long a list, on the screen and on the network.
 */
export function CheckForm({ action, province, city, error, quick, children }: CheckFormProps) {
  return (
    <div className={cx('check-form')}>
      {/* After submission the page returns to this position. */}
      <form action={`${action}#check`} method="get" className="u-check-place">
        <PlaceSelect name="state" question={province} error={city ? undefined : error} />
        <Button type="submit" tone={city ? undefined : 'primary'}>
          {province.submit}
        </Button>
      </form>
      {city ? (
        <form action={action} method="get" className="u-check-place">
          <PlaceSelect name="city" question={city} error={error} />
          <Button type="submit" tone="primary" wide>
            {city.submit}
          </Button>
        </form>
      ) : null}
      {children}
      {quick ? (
        <nav aria-label={quick.label}>
          <p aria-hidden="true">{quick.label}</p>
          <div className="u-check-quick">{quick.links}</div>
        </nav>
      ) : null}
    </div>
  );
}

function PlaceSelect({
  name,
  question,
  error,
}: {
  readonly name: 'state' | 'city';
  readonly question: PlaceQuestion;
  readonly error?: string;
}) {
  const { label, placeholder, options, chosenId = '' } = question;
  return (
    <Select
      id={name}
      name={name}
      label={label}
      error={error}
      required
      key={chosenId}
      defaultValue={chosenId}
      options={[
        { value: '', label: placeholder },
        ...options.map((option) => ({ value: option.id, label: option.name })),
      ]}
    />
  );
}

/** Result for the whole supplier, announced when it appears. */
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
    <div role="status" className={cx('check-verdict', { tone })}>
      <Icon path={tone === 'yes' ? mdiCheckCircleOutline : mdiMinusCircleOutline} />
      <p>
        {children}
        {detail ? <small>{detail}</small> : null}
      </p>
    </div>
  );
}
