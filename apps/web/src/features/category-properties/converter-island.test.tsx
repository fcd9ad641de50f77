// @vitest-environment jsdom

import { UnitConverter } from '@bazaar/ui/patterns/unit-converter';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { propertiesData } from './category-properties.fixtures';
import { toConverter } from './conversions';
import { ConverterIsland } from './converter-island';

afterEach(cleanup);

it('converts while typing, and selects a typed unit', async () => {
  const converter = toConverter(propertiesData());
  if (!converter) throw new Error('no converter');
  render(
    <>
      <UnitConverter {...converter} />
      <ConverterIsland />
    </>,
  );
  const field = screen.getByLabelText('مقدار');
  const results = () =>
    [...document.querySelectorAll('[data-quantity]:not([hidden]) [data-result]')].map(
      (cell) => cell.textContent,
    );
  fireEvent.input(field, { target: { value: '2"' } });
  await waitFor(() => expect(results()).toEqual(['۵۰٫۸', '۲']));
  expect((screen.getByLabelText('واحد') as HTMLSelectElement).value).toBe('u-inch');
  fireEvent.input(screen.getByLabelText('واحد'), { target: { value: 'u-mm' } });
  await waitFor(() => expect([(field as HTMLInputElement).value, results()[0]]).toEqual(['۲', '۲']));
  fireEvent.input(field, { target: { value: '100 °C' } });
  await waitFor(() => expect(results()).toEqual(['۱۰۰', '۲۱۲']));
  fireEvent.input(field, { target: { value: 'x' } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('خوانده نشد'));
  fireEvent.input(field, { target: { value: '' } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

it('converts what was typed before it loaded', async () => {
  const converter = toConverter(propertiesData());
  if (!converter) throw new Error('no converter');
  const { rerender } = render(<UnitConverter {...converter} />);
  (screen.getByLabelText('مقدار') as HTMLInputElement).value = '2"';
  rerender(
    <>
      <UnitConverter {...converter} />
      <ConverterIsland />
    </>,
  );
  await waitFor(() => expect(document.querySelector('[data-result]')?.textContent).toBe('۵۰٫۸'));
  expect((screen.getByLabelText('واحد') as HTMLSelectElement).value).toBe('u-inch');
});
