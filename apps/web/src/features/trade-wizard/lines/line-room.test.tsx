// @vitest-environment jsdom
import { MOST_LINES, newLine, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { contextOf } from '../trade-wizard.fixtures';
import { LinesStep } from './lines-step';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast, showToastWithAction: toast }));
afterEach(cleanup);

/** The step over a draft of so many lines; `draft()` is what it has become. */
function show(count: number, leftCount?: number) {
  const base = contextOf(Array.from({ length: count }, (_, index) => newLine(`l-${index}`)));
  let current = base.draft;
  function Step() {
    const [draft, setDraft] = useState(base.draft);
    const change = useCallback((edit: (draft: TradeDraft) => TradeDraft) => setDraft(edit), []);
    current = draft;
    return (
      <SharedQueries>
        <LinesStep
          context={{ ...base, draft, change }}
          openKey={undefined}
          leftCount={leftCount}
          onOpen={() => undefined}
        />
      </SharedQueries>
    );
  }
  render(<Step />);
  return () => current;
}

it('R-369 says how many rows of a list had no room, and keeps them in the field', async () => {
  const draft = show(MOST_LINES - 1);
  fireEvent.click(screen.getByRole('button', { name: texts.paste }));
  const row = (code: string) => `${code}\tبلبرینگ\t۲\tعدد`;
  const field = screen.getByLabelText(texts.paste);
  fireEvent.change(field, { target: { value: ['6205', '6206', '6207'].map(row).join('\n') } });
  fireEvent.click(screen.getByRole('button', { name: texts.pasteAdd }));
  expect(await screen.findByText(`${texts.pasted('۱')} ${texts.noRoom('۲')}`)).toBeTruthy();
  expect(draft().lines).toHaveLength(MOST_LINES);
  const left = [row('6206'), row('6207')].join('\n');
  await waitFor(() => expect([(field as HTMLTextAreaElement).value, draft().pasted]).toEqual([left, left]));
  expect(screen.queryByRole('button', { name: texts.wrongCsv })).toBeNull();
});

it('offers no way to one line more than there may be, and says why', () => {
  const draft = show(MOST_LINES);
  expect(screen.getByText(texts.full)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.addBySpecification })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.copyLine('۱') }));
  expect(draft().lines).toHaveLength(MOST_LINES);
  expect(toast).toHaveBeenCalledWith({ status: 'warning', title: texts.full });
  fireEvent.click(screen.getByRole('button', { name: texts.removeLine('۱') }));
  expect(screen.queryByText(texts.full)).toBeNull();
  expect(screen.getByRole('button', { name: texts.addBySpecification })).toBeTruthy();
});

it('says what of the basket had no room', () => {
  show(MOST_LINES, 3);
  expect(screen.getByText(texts.leftInBasket('۳'))).toBeTruthy();
});
