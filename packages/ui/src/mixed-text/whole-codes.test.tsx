import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeCodes } from './whole-codes';

it.each([
  ['IE3-132M-4 Deep groove', '<span class="nowrap">IE3-132M-4</span> Deep groove'],
  ['Deep groove ball bearing', 'Deep groove ball bearing'],
  ['6205-2RSH-C3-GJN-VA201-XL', '6205-2RSH-C3-GJN-VA201-XL'],
])('%s breaks at its spaces, not at a hyphen', (text, markup) => {
  expect(renderToStaticMarkup(<WholeCodes>{text}</WholeCodes>)).toBe(markup);
});
