// @vitest-environment jsdom
import { act, createRef, type ReactNode, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../choice/choice';
import { Combobox } from '../combobox/combobox';
import { MoneyField } from '../money-field/money-field';
import { NumberField } from '../number-field/number-field';
import { PhoneField } from '../phone-field/phone-field';
import { Select } from '../select/select';
import { TextArea } from '../text-area/text-area';
import { TextField } from './field';

type Draw = (ref: Ref<never>, onBlur: () => void) => ReactNode;

const given = { id: 'field', label: 'label', error: 'wrong' };
const number = { value: 2, parse: Number, format: String, onValue: () => undefined };
const phone = { digits: '0912', onDigits: () => undefined, normalise: String, format: String };
const money = { amountRial: 10, onAmount: () => undefined, parse: Number, format: String, unit: 'Toman' };
const texts = {
  list: 'list',
  open: 'open',
  clear: 'clear',
  loading: 'loading',
  empty: 'empty',
  error: 'error',
  retry: 'retry',
  found: 'found',
};
const combobox = { text: '', onTextChange: () => undefined, onChoose: () => undefined, groups: [], texts };
const stepLabels = { increase: 'more', decrease: 'less' };

const fields: Readonly<Record<string, Draw>> = {
  TextField: (ref, onBlur) => <TextField {...given} ref={ref} onBlur={onBlur} />,
  'TextField by inputRef': (ref, onBlur) => <TextField {...given} inputRef={ref} onBlur={onBlur} />,
  TextArea: (ref, onBlur) => <TextArea {...given} ref={ref} onBlur={onBlur} />,
  Select: (ref, onBlur) => <Select {...given} options={[]} ref={ref} onBlur={onBlur} />,
  Checkbox: (ref, onBlur) => <Checkbox id="field" label="label" ref={ref} onBlur={onBlur} />,
  PhoneField: (ref, onBlur) => <PhoneField {...given} {...phone} inputRef={ref} onBlur={onBlur} />,
  NumberField: (ref, onBlur) => (
    <NumberField {...given} {...number} stepLabels={stepLabels} inputRef={ref} onBlur={onBlur} />
  ),
  MoneyField: (ref, onBlur) => <MoneyField {...given} {...money} inputRef={ref} onBlur={onBlur} />,
  Combobox: (ref, onBlur) => <Combobox {...given} {...combobox} inputRef={ref} onBlur={onBlur} />,
};

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('a field under a form library', () => {
  it.each(Object.entries(fields))('gives its control and says when it is left: %s', (name, draw) => {
    const ref = createRef<HTMLElement>();
    const onBlur = vi.fn();
    act(() => root.render(draw(ref as Ref<never>, onBlur)));
    expect(ref.current).toBe(document.getElementById('field'));
    act(() => ref.current?.focus());
    expect(document.activeElement).toBe(ref.current);
    act(() => ref.current?.blur());
    expect(onBlur).toHaveBeenCalledOnce();
    if (name !== 'Checkbox') expect(ref.current?.getAttribute('aria-describedby')).toBe('field-error');
  });
});
