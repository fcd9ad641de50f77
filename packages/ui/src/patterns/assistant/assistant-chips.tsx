import { mdiCheck, mdiClose, mdiPencilOutline, mdiPlus } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { UnitValue } from '../../unit-value/unit-value';

export interface AssistantChipView {
  readonly key: string;
  /** «قطر داخلی»; without it the value is clear by itself. */
  readonly title?: string;
  readonly value: string;
  readonly unit?: string;
  /** The words it came from: «از «قطر ۲۵ تا ۳۰»». */
  readonly from?: string;
  /** Shown after the value: what may be meant. */
  readonly note?: string;
  readonly removal: { readonly href: string; readonly label: string };
  /** It is only proposed: its mark accepts it instead of removing it. */
  readonly isProposal?: true;
  /** The form that changes it, and its link to the other strength. */
  readonly editor?: ReactNode;
}

export interface AssistantGroupProps {
  readonly title: string;
  readonly hint: string;
  readonly strength: 'hard' | 'soft' | 'unknown';
  readonly chips: readonly AssistantChipView[];
  /** Said in place of the chips; without it a group without chips is left out. */
  readonly empty?: string;
  /** Last among the chips: the way to one more, in the sentence itself. */
  readonly add?: { readonly href: string; readonly label: string };
}

/**
 * What a sentence became: one group for what results must have, one for what is preferred, one for words without a meaning. A chip opens to be
 * changed, and its cross removes it; both work without script.
 *
 * Use it under a sentence that was turned into filters. Not for the filters of a list (FilterChips).
 */
export function AssistantGroup({ title, hint, strength, chips, empty, add }: AssistantGroupProps) {
  if (chips.length === 0 && empty === undefined) return null;
  return (
    <section className={cx('assistant-group')} aria-label={title}>
      <p>
        <b>{title}</b> <small>{hint}</small>
      </p>
      {chips.length === 0 ? <p className="chip-none">{empty}</p> : null}
      <ul>
        {chips.map((chip) => (
          <li key={chip.key} className={chipClass(strength)} title={chip.from}>
            {chip.editor === undefined ? (
              <span className="chip-face">
                <ChipText chip={chip} />
              </span>
            ) : (
              <details name="assistant-chip">
                <summary className="chip-face">
                  <ChipText chip={chip} />
                  <Icon path={mdiPencilOutline} size={16} />
                </summary>
                <div className="assistant-editor">{chip.editor}</div>
              </details>
            )}
            <a href={chip.removal.href} aria-label={chip.removal.label} className="chip-removal">
              <Icon path={chip.isProposal === true ? mdiCheck : mdiClose} size={16} />
            </a>
          </li>
        ))}
        {add === undefined ? null : (
          <li>
            <a href={add.href} className="chip-add">
              <Icon path={mdiPlus} size={16} />
              {add.label}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** What of one turn has the same strength, as the chips of the assistant's own page, here only to be read. Renders nothing without chips. */
export function AssistantUnderstood({
  label,
  strength,
  chips,
}: {
  readonly label: string;
  readonly strength: AssistantGroupProps['strength'];
  readonly chips: readonly Pick<AssistantChipView, 'key' | 'title' | 'value' | 'unit'>[];
}) {
  if (chips.length === 0) return null;
  return (
    <div className="assistant-understood">
      <p>{label}</p>
      <ul>
        {chips.map((chip) => (
          <li key={chip.key} className={chipClass(strength)}>
            <span className="chip-face">
              <ChipText chip={chip} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function chipClass(strength: AssistantGroupProps['strength']): string {
  return cx('assistant-chip', strength === 'hard' ? {} : { strength });
}

function ChipText({
  chip: { title, value, unit, from, note },
}: {
  readonly chip: Pick<AssistantChipView, 'title' | 'value' | 'unit' | 'from' | 'note'>;
}) {
  return (
    <>
      {title ? <small>{title} </small> : null}
      <b>
        <UnitValue value={value} unit={unit} />
      </b>
      {note ? <small className="chip-note">{note}</small> : null}
      {from ? <span className="sr"> {from}</span> : null}
    </>
  );
}
