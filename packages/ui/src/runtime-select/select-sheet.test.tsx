// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';
import { SelectSheet } from './select-sheet';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('names the list of options in the sheet by the label of the field', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const field = {
    ...{ id: 'city', className: '', disabled: undefined },
    ...{ 'aria-invalid': undefined, 'aria-describedby': undefined, onBlur: undefined },
  };
  await act(async () =>
    root.render(
      <TamaguiProvider>
        <SelectSheet
          {...{ label: 'City', closeLabel: 'close', value: 'a', onValueChange: () => undefined, field }}
          options={[{ value: 'a', label: 'A' }]}
        />
      </TamaguiProvider>,
    ),
  );
  await act(async () => host.querySelector('button')?.click());
  const list = document.querySelector('[role="listbox"]');
  expect(list).not.toBeNull();
  const name = document.getElementById(list?.getAttribute('aria-labelledby') ?? '');
  expect(name?.textContent).toBe('City');
  await act(async () => root.unmount());
});
