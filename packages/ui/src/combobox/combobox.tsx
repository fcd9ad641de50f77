'use client';

import { mdiChevronDown, mdiClose } from '@mdi/js';
import { describedBy, FieldFrame } from '../field/field';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import { ComboboxPopup, hasOptions } from './combobox-popup';
import type { ComboboxProps } from './combobox-types';
import { type ComboboxControl, optionId, useCombobox } from './use-combobox';

export type { ComboboxGroup, ComboboxOption, ComboboxProps, ComboboxTexts } from './combobox-types';

/**
 * A text field with suggestions.
 *
 * Use it for more choices than one reads through (cities, categories, brands), or for choices that are searched for. Not for fewer than
 * about fifteen known ones (Select), nor for several at once (CheckboxGroup).
 *
 * The caller searches; the component opens, moves and chooses by the APG pattern «list autocomplete with manual selection». Own code, 2.6
 * KB gzipped with its icons: downshift's hook has 13.5 KB, Ark UI's combobox 34 KB, React Aria's 61 KB (bundled without React).
 */
export function Combobox(props: ComboboxProps) {
  const { id, text, chosen, status = 'ready', disabled, name } = props;
  const control = useCombobox(props);
  const isListed = control.isOpen && status === 'ready' && hasOptions(props);
  return (
    <FieldFrame
      id={id}
      label={props.label}
      isLabelHidden={props.isLabelHidden}
      hint={props.hint}
      error={props.error}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving is listened to; nothing is pressed here. */}
      <div className={cx('combobox')} onBlur={control.onBlur}>
        <input
          id={id}
          ref={props.inputRef}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={control.active && optionId(id, control.active)}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={describedBy(id, props.hint, props.error)}
          className={cx('input', { dense: props.dense, invalid: Boolean(props.error) })}
          autoComplete="off"
          spellCheck={false}
          value={text}
          placeholder={props.placeholder}
          disabled={disabled}
          required={props.required}
          onChange={(event) => control.type(event.target.value)}
          onClick={() => control.setOpen(true)}
          onKeyDown={control.onKeyDown}
        />
        <EndButton combobox={props} control={control} />
        {control.isOpen ? <ComboboxPopup combobox={props} control={control} /> : null}
        <span role="status" className="sr">
          {control.isOpen ? spokenState(props) : ''}
        </span>
        {name ? (
          <input type="hidden" name={name} value={chosen?.value ?? (props.isFreeText ? text : '')} />
        ) : null}
      </div>
    </FieldFrame>
  );
}

function spokenState(props: ComboboxProps): string {
  const { texts, status = 'ready' } = props;
  if (status !== 'ready') return texts[status];
  return hasOptions(props) ? texts.found : texts.empty;
}

interface EndButtonProps {
  readonly combobox: ComboboxProps;
  readonly control: ComboboxControl;
}

/** For the pointer only: the keyboard has the arrows and Escape. */
function EndButton({ combobox: { text, texts, disabled }, control }: EndButtonProps) {
  const isClear = text !== '' && !disabled;
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={isClear ? texts.clear : texts.open}
      className={cx('field-button')}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.parentElement?.querySelector('input')?.focus();
      }}
      onClick={() => (isClear ? control.choose(undefined) : control.setOpen(!control.isOpen))}
    >
      <Icon path={isClear ? mdiClose : mdiChevronDown} />
    </button>
  );
}
