// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { supplierListMessages as texts } from '@/translations/supplier-list';
import { directoryHref } from './directory/directory-address';
import { toDirectoryRows } from './directory/directory-model';
import * as directory from './directory/directory-view.stories';
import * as search from './supplier-search-view.stories';

afterEach(cleanup);

it.each([
  ['directory', composeStories(directory).PastTheEnd],
  ['supplier search', composeStories(search).PastTheEnd],
])('the %s says that the page is not in the list, and leads to the first', (_name, Story) => {
  render(<Story />);
  expect(screen.getByText(texts.pastTheEnd)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.firstPage })).toBeTruthy();
  expect(screen.queryByText(texts.directoryEmpty)).toBeNull();
});

it('a directory behind its last page has no pages to go on to', () => {
  const found = { items: [], totalCount: 117, pageNumber: 99, pageSize: 50 };
  const address = { pageNumber: 99, cityId: 'city-karaj' };
  const rows = toDirectoryRows({ state: 'ready', value: found }, '/suppliers/Product', address, 0);
  expect(rows).toMatchObject({
    groups: [],
    firstPageHref: directoryHref('/suppliers/Product', { ...address, pageNumber: 1 }),
  });
  expect(rows).not.toHaveProperty('pagination');
});
