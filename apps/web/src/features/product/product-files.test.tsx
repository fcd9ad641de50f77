// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productMessages as texts } from '@/translations/product';
import * as stories from './product-view.stories';

afterEach(cleanup);
const { WithFiles, Empty } = composeStories(stories);

it('lists the files of a product with kind and size, each to download, and leads to them', () => {
  render(<WithFiles />);
  const links = within(screen.getByRole('region', { name: texts.files })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/files/f-1/sheet.pdf', expect.stringMatching(/برگهٔ مشخصات PDF.*۴۲۰/)],
    ['/files/f-2/model.step', expect.stringMatching(/مدل سه‌بعدی STEP.*۱٫۸/)],
  ]);
  expect(links.every((link) => link.hasAttribute('download'))).toBe(true);
  expect(screen.getByRole('link', { name: texts.filesTab('۲') }).getAttribute('href')).toBe('#files');
});

it('has no part for files without any', () => {
  render(<Empty />);
  expect(screen.queryByRole('heading', { name: texts.files })).toBeNull();
});
