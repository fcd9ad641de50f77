// @vitest-environment jsdom

import { UnitConverter } from '@bazaar/ui/patterns/unit-converter';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { propertiesData } from './category-properties.fixtures';
import { toConverters } from './conversions';
import { ConverterIsland } from './converter-island';

afterEach(cleanup);

it('converts while typing, and selects a typed unit', async () => {
  const [length] = toConverters(propertiesData());
  if (!length) throw new Error('no converter');
  render(
    <>
      <UnitConverter {...length} />
      <ConverterIsland />
    </>,
  );
  const field = screen.getByLabelText('مقدار');
  const results = () => [...document.querySelectorAll('[data-result]')].map((cell) => cell.textContent);
  fireEvent.input(field, { target: { value: '2"' } });
  await waitFor(() => expect(results()).toEqual(['۵۰٫۸', '۲']));
  expect((screen.getByLabelText('واحد') as HTMLSelectElement).value).toBe('u-inch');
  fireEvent.input(screen.getByLabelText('واحد'), { target: { value: 'u-mm' } });
  await waitFor(() => expect([(field as HTMLInputElement).value, results()[0]]).toEqual(['۲', '۲']));
  fireEvent.input(field, { target: { value: 'x' } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('خوانده نشد'));
});

it('converts what was typed before it loaded', async () => {
  const [length] = toConverters(propertiesData());
  if (!length) throw new Error('no converter');
  const { rerender } = render(<UnitConverter {...length} />);
  (screen.getByLabelText('مقدار') as HTMLInputElement).value = '2"';
  rerender(
    <>
      <UnitConverter {...length} />
      <ConverterIsland />
    </>,
  );
  await waitFor(() => expect(document.querySelector('[data-result]')?.textContent).toBe('۵۰٫۸'));
  expect((screen.getByLabelText('واحد') as HTMLSelectElement).value).toBe('u-inch');
});
