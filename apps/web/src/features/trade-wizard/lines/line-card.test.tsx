// @vitest-environment jsdom
import { newLine } from '@bazaar/domain/trade-drafts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LineCard } from './line-card';

afterEach(cleanup);

it('shows a quantity and a price of any digits in Persian ones: a spreadsheet has Latin ones', () => {
  const line = newLine('l', { title: 'گریس', quantity: '12', targetPrice: '3500' });
  const nothing = () => {};
  const press = { onOpen: nothing, onCopy: nothing, onRemove: nothing };
  render(<LineCard line={line} index={0} unitTitle="عدد" error={undefined} {...press} />);
  expect(screen.getByText('۱۲ عدد')).toBeTruthy();
  expect(screen.getByText('۳۵۰۰')).toBeTruthy();
});
