import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox-types';

const PAGE = 10;

export interface ComboboxControl {
  readonly isOpen: boolean;
  readonly active: ComboboxOption | undefined;
  readonly setOpen: (isOpen: boolean) => void;
  readonly choose: (option: ComboboxOption | undefined) => void;
  readonly type: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** For the element around field and list: leaving both finalises the text. */
  readonly onBlur: (event: FocusEvent) => void;
}

/** Handles keyboard, pointer and blur of a combobox. */
export function useCombobox(props: ComboboxProps): ComboboxControl {
  const { id, text, chosen, isFreeText, onTextChange, onChoose } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [activeValue, setActiveValue] = useState<string>();
  // Only what is on the screen can be reached and chosen.
  const isListed = (props.status ?? 'ready') === 'ready';
  const options = (isListed ? props.groups : [])
    .flatMap((group) => group.options)
    .filter((option) => !option.isDisabled);
  const active = isOpen ? options.find((option) => option.value === activeValue) : undefined;

  const inView = active ?? (isOpen ? chosen : undefined);

  useEffect(() => {
    if (inView) document.getElementById(optionId(id, inView))?.scrollIntoView({ block: 'nearest' });
  }, [id, inView]);

  const setOpen = (open: boolean) => {
    setIsOpen(open);
    if (!open) setActiveValue(undefined);
  };
  const choose = (option: ComboboxOption | undefined) => {
    onTextChange(option?.label ?? '');
    onChoose(option);
    setOpen(false);
  };
  const type = (typed: string) => {
    onTextChange(typed);
    setActiveValue(undefined);
    setIsOpen(true);
    if (typed === '' || isFreeText) onChoose(undefined);
  };
  const finish = () => {
    setOpen(false);
    if (isFreeText || text === (chosen?.label ?? '')) return;
    const same = options.find((option) => option.label === text.trim());
    if (same) choose(same);
    else onTextChange(chosen?.label ?? '');
  };
  const move = (target: number) => {
    setIsOpen(true);
    setActiveValue(options[target]?.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = active ? options.indexOf(active) : -1;
    if (event.key === 'Enter' && (active || (isOpen && !isFreeText))) {
      if (active) choose(active);
      else finish();
    } else if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Escape' && text !== '') choose(undefined);
    else if (event.altKey && event.key === 'ArrowDown') setOpen(true);
    else if (event.altKey && event.key === 'ArrowUp') setOpen(false);
    else {
      const target = targetOf(event.key, place, options.length, isOpen);
      if (target === undefined) return;
      move(target);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    finish();
    props.onBlur?.();
  };
  return { isOpen, active, setOpen, choose, type, onKeyDown, onBlur };
}

/** Returns the index a key moves to; `undefined` for keys that belong to the text, such as Home and End. */
function targetOf(key: string, place: number, count: number, isOpen: boolean): number | undefined {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : 0;
  if (key === 'ArrowUp') return place > 0 ? place - 1 : count - 1;
  if (!isOpen) return undefined;
  if (key === 'PageDown') return Math.min(place + PAGE, count - 1);
  if (key === 'PageUp') return Math.max(place - PAGE, 0);
  return undefined;
}

/** Returns the id of an option's element. Values may contain spaces, ids may not. */
export function optionId(id: string, option: ComboboxOption): string {
  return `${id}-option-${encodeURIComponent(option.value)}`;
}
