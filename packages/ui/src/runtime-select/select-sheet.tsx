'use client';

import { mdiCheck } from '@mdi/js';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { RuntimeSheet } from '../runtime-sheet/runtime-sheet';
import { cx } from '../style/cx';
import { ChosenOption, OptionText, type SelectPartProps } from './select-parts';

/** The field with its options in a sheet from the lower edge, on phones. */
export function SelectSheet({
  label,
  closeLabel,
  ...props
}: SelectPartProps & { readonly closeLabel: string }) {
  const { options, value, onValueChange, field } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={`${field.id}-options`}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        {...field}
      >
        <ChosenOption options={options} value={value} />
      </button>
      {wasOpened ? (
        <RuntimeSheet
          isOpen={isOpen}
          onClose={close}
          title={<span id={`${field.id}-options-title`}>{label}</span>}
          closeLabel={closeLabel}
        >
          <OptionList
            {...props}
            isOpen={isOpen}
            onValueChange={(chosen) => {
              onValueChange(chosen);
              close();
            }}
          />
        </RuntimeSheet>
      ) : null}
    </>
  );
}

/** The options, with the focus on the chosen one when they appear. */
function OptionList({
  options,
  value,
  onValueChange,
  field,
  isOpen,
}: Omit<SelectPartProps, 'label'> & { readonly isOpen: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const first = list.current?.querySelector<HTMLElement>('[role="option"]');
    (chosen ?? first)?.focus();
  }, [isOpen]);
  return (
    <div
      ref={list}
      id={`${field.id}-options`}
      role="listbox"
      aria-labelledby={`${field.id}-options-title`}
      tabIndex={-1}
      className={cx('runtime-option-list')}
      onKeyDown={moveFocus}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="option"
          aria-selected={option.value === value}
          disabled={option.isDisabled}
          tabIndex={option.value === value ? 0 : -1}
          className={cx('runtime-option', { chosen: option.value === value })}
          onClick={() => onValueChange(option.value)}
        >
          <span>
            <OptionText {...option} />
          </span>
          {option.value === value ? <Icon path={mdiCheck} /> : null}
        </button>
      ))}
    </div>
  );
}

/** Moves the focus between the options by arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]:enabled')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  options[Math.min(Math.max(next, 0), options.length - 1)]?.focus();
}
