// @vitest-environment jsdom
import { getGetActiveCategoryMockHandler as category } from '@bazaar/api/mocks/categories';
import { getListMeasurementUnitsMockHandler as units } from '@bazaar/api/mocks/measurement-quantities';
import { toPersianDigits } from '@bazaar/domain/persian';
import { newLine, type TradeDraft, toOrderContent } from '@bazaar/domain/trade-drafts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { mockServer } from '@/testing/mock-server';
import { lengthUnits } from '@/testing/unit-fixtures';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { contextOf } from '../trade-wizard.fixtures';
import { LinesStep } from './lines-step';

// Every drawing of a closed line calls it with the line's title.
vi.mock('@/lib/text/isolate-codes', { spy: true });

const server = mockServer(units(lengthUnits), category());
afterEach(async () => {
  await server.settled();
  cleanup();
});

const lines = Array.from({ length: 30 }, (_, index) =>
  newLine(`l-${index}`, { title: `بلبرینگ ${index}`, categoryId: 'c-1', quantity: '۱', unitId: 'u-piece' }),
);

/** The step over a draft of 30 lines, of which the second is open; `draft()` is what would be sent. */
async function show(opened?: TradeDraft) {
  const context = contextOf(lines);
  const base = { ...context, draft: opened ?? context.draft };
  let current = base.draft;
  function Step() {
    const [openKey, setOpenKey] = useState<string | undefined>('l-1');
    const [draft, setDraft] = useState(base.draft);
    const change = useCallback((edit: (draft: TradeDraft) => TradeDraft) => setDraft((now) => edit(now)), []);
    current = draft;
    return (
      <SharedQueries>
        <LinesStep context={{ ...base, draft, change }} openKey={openKey} onOpen={setOpenKey} />
      </SharedQueries>
    );
  }
  render(<Step />);
  await screen.findByRole('option', { name: 'in' });
  const sent = () => toOrderContent(current, { supplierId: 's-1' }).lines[1];
  const open = (key: string) =>
    fireEvent.click(
      screen.getByLabelText(texts.openLine(toPersianDigits(lines.findIndex((line) => line.key === key) + 1))),
    );
  return { draft: () => current, sent, open };
}

const type = (name: string, text: string, within?: HTMLElement) => {
  const field = (within ?? document.body).querySelector(`[id="${screen.getByLabelText(name).id}"]`);
  fireEvent.change(field ?? document.body, { target: { value: text } });
};

/** Titles of the lines drawn since the spy was cleared; the options of an open line are isolated too. */
const drawnTitles = () => {
  const titles = new Set(lines.map(({ title }) => title));
  return new Set(
    vi
      .mocked(isolateCodes)
      .mock.calls.map(([text]) => text)
      .filter((text) => titles.has(text)),
  );
};

it('R-390 pasted rows that are no lines yet are the draft’s, and shown again where they were left', async () => {
  const { draft } = await show();
  fireEvent.click(screen.getByRole('button', { name: texts.paste }));
  type(texts.paste, '6206\tبلبرینگ\tچند\tعدد');
  await server.settled();
  expect(draft().pasted).toBe('6206\tبلبرینگ\tچند\tعدد');
  const left = draft();
  cleanup();
  await show(left);
  expect(screen.getByLabelText(texts.paste)).toHaveProperty('value', left.pasted);
});

it('R-386 typing draws the typed line only', async () => {
  const { draft } = await show();
  vi.mocked(isolateCodes).mockClear();
  type(texts.quantity, '75');
  await server.settled();
  expect(draft().lines[1]?.quantity).toBe('۷۵');
  expect(draft().lines.filter((line, index) => line !== lines[index])).toHaveLength(1);
  expect(drawnTitles()).toEqual(new Set(['بلبرینگ 1']));
});

it('R-386 opening another line draws these two only', async () => {
  const { open } = await show();
  vi.mocked(isolateCodes).mockClear();
  open('l-7');
  await screen.findByLabelText(texts.closeLine('۸'));
  expect(drawnTitles()).toEqual(new Set(['بلبرینگ 1', 'بلبرینگ 7']));
});

it('R-385 a number in another unit stays as typed, is sent in that unit, and is shown in the own one', async () => {
  const { sent } = await show();
  type(texts.from, '1');
  type(texts.to, '2');
  fireEvent.change(document.getElementById('wizard-lines-l-1-required-p-bore-unit') ?? document.body, {
    target: { value: 'u-inch' },
  });
  await server.settled();
  expect(screen.getByLabelText(texts.from)).toHaveProperty('value', '۱');
  // The unit is a run of its own, left to right.
  expect(document.body.textContent).toContain(texts.inUnit.range('۲۵٫۴', '۵۰٫۸', 'mm'));
  expect(sent()?.requiredProperties).toEqual([
    { dataType: 'Number', propertyId: 'p-bore', value: 1, maxValue: 2, measurementUnitId: 'u-inch' },
  ]);
});

it('R-385 an option takes several, in the order of the catalogue; one is taken out again', async () => {
  const { sent } = await show();
  const [brands] = screen.getAllByLabelText(texts.allOf);
  for (const id of ['b-NTN', 'b-SKF']) {
    fireEvent.change(brands ?? document.body, { target: { value: id } });
    await server.settled();
  }
  fireEvent.click(screen.getByLabelText('دوطرفه 2Z'));
  fireEvent.click(screen.getByLabelText('بی آب‌بند'));
  await server.settled();
  expect(sent()?.requiredProperties).toEqual([
    { dataType: 'MultiOption', propertyId: 'p-brand', optionIds: ['b-SKF', 'b-NTN'] },
    { dataType: 'Option', propertyId: 'p-seal', optionIds: ['o-0', 'o-2'] },
  ]);
  fireEvent.click(screen.getByRole('button', { name: texts.removeOption('SKF') }));
  await server.settled();
  expect(sent()?.requiredProperties?.[0]).toMatchObject({ optionIds: ['b-NTN'] });
});

it('R-385 a day is typed in Jalali and sent as a date', async () => {
  const { sent } = await show();
  type('ساخت پس از', '۱۴۰۴/۰۱/۰۱');
  await server.settled();
  expect(sent()?.requiredProperties).toEqual([
    { dataType: 'Date', propertyId: 'p-made', text: '2025-03-21' },
  ]);
});
