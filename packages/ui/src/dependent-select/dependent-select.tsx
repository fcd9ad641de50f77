import { Button } from '../button/button';
import { Select, type SelectProps } from '../select/select';

export interface DependentSelectTexts {
  /** The empty choice: «برگزینید». */
  readonly choose: string;
  /** What must be chosen first: «نخست استان را برگزینید». */
  readonly waiting: string;
  readonly loading: string;
  /** The list could not be loaded. */
  readonly failed: string;
  readonly retry: string;
  /** The list is empty. */
  readonly empty: string;
}

export interface DependentSelectProps extends SelectProps {
  /** `waiting`: the choice it depends on has not been made. */
  readonly status: 'waiting' | 'loading' | 'error' | 'ready';
  /** Texts of its parts, from the translations of the app. */
  readonly texts: DependentSelectTexts;
  /** Called when the reader asks to load again. */
  readonly onRetry: () => void;
}

/**
 * A select whose options depend on another choice and are fetched for it. It keeps its position and height in every state, and the chosen
 * value stays in the form while the list loads.
 *
 * Use it for province, city and district, or brand and model. Not for options that are known from the start (Select).
 */
export function DependentSelect({ status, texts, onRetry, hint, options, ...select }: DependentSelectProps) {
  const isEmpty = status === 'ready' && options.length === 0;
  const told = { waiting: texts.waiting, loading: texts.loading, error: undefined, ready: hint }[status];
  return (
    <Select
      {...select}
      options={[{ value: '', label: isEmpty ? texts.empty : texts.choose }, ...options]}
      disabled={select.disabled || status !== 'ready' || isEmpty}
      aria-busy={status === 'loading' || undefined}
      hint={
        status === 'error' ? (
          <>
            <span role="alert">{texts.failed}</span>{' '}
            <Button tone="text" size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          </>
        ) : (
          told
        )
      }
    />
  );
}
