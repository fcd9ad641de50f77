import { describe, expect, it } from 'vitest';
import { contentsPage, tree } from './contents.fixtures';
import {
  chosenChips,
  labelChoices,
  pathToType,
  relatedLabels,
  typeChoices,
  typeLinks,
} from './contents-choices';

const first = { pageNumber: 1, sort: 'newest' } as const;
const labelsOf = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label);

describe('kinds of contents', () => {
  it('are the roots, and what is below the current one’s root; no empty ones, no pages of the site', () => {
    const links = typeLinks(tree, 'ct-machine');
    expect(labelsOf(links)).toEqual([
      'دانش فنی',
      'راهنمای خرید',
      'خرید قطعات ماشین',
      'استانداردها به زبان ساده',
      'خبرهای صنعت',
    ]);
    expect(labelsOf(links.filter(({ isCurrent }) => isCurrent))).toEqual(['خرید قطعات ماشین']);
    expect(labelsOf(typeLinks(tree, 'ct-news'))).toEqual(['دانش فنی', 'خبرهای صنعت']);
    const empty = typeLinks(tree, 'ct-none').filter(({ isCurrent }) => isCurrent);
    expect(labelsOf(empty)).toEqual(['نمونهٔ کار']);
    expect(labelsOf(typeLinks(tree, 'ct-site'))).not.toContain('صفحه‌های سایت');
  });

  it('have a path from their root', () => {
    expect(pathToType(tree, 'ct-machine').map(({ id }) => id)).toEqual([
      'ct-knowledge',
      'ct-guides',
      'ct-machine',
    ]);
    expect(pathToType(tree, 'ct-unknown')).toEqual([]);
  });

  it('are a choice where there are two, or one that was chosen', () => {
    expect(typeChoices('/c', first, contentsPage)).toHaveLength(3);
    const single = { contentTypes: contentsPage.contentTypes?.slice(0, 1) };
    expect(typeChoices('/c', first, single)).toEqual([]);
    expect(typeChoices('/c', { ...first, typeId: 'ct-guides' }, single)).toHaveLength(2);
    expect(typeChoices('/c', { ...first, typeId: 'ct-unknown' }, {})).toEqual([]);
  });
});

describe('labels of contents', () => {
  it('keep the order and the kind, and lead to the first page', () => {
    const address = { pageNumber: 4, sort: 'read', typeId: 'ct-guides' } as const;
    expect(labelChoices('/c', address, contentsPage)[0]?.href).toBe(
      `/c?${new URLSearchParams({ type: 'ct-guides', label: 'بلبرینگ', sort: 'read' })}`,
    );
  });

  it('lead back to all when one is chosen, and show it however rare it is', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ label: `${index}`, count: 30 - index }));
    const links = labelChoices('/c', { ...first, label: '29' }, { labels: many });
    expect(links[0]?.href).toBe('/c');
    expect(links.at(-1)).toMatchObject({ label: '29', isCurrent: true });
    expect(links).toHaveLength(20);
  });

  it('have the chosen one where nothing has it', () => {
    const links = labelChoices('/c', { ...first, label: 'شیر' }, contentsPage);
    expect(links.filter(({ isCurrent }) => isCurrent)).toEqual([
      expect.objectContaining({ label: 'شیر', isCurrent: true }),
    ]);
    expect(links).toHaveLength(4);
  });

  it('beside one label have pages of their own', () => {
    expect(relatedLabels('بلبرینگ', contentsPage).map(({ href }) => href)).toEqual([
      `/contents/label/${encodeURIComponent('پمپ')}`,
    ]);
  });
});

describe('what a list is narrowed to', () => {
  it('goes one by one, and keeps the order', () => {
    const address = { pageNumber: 2, sort: 'read', label: 'پمپ', typeId: 'ct-guides' } as const;
    const types = typeChoices('/c', address, contentsPage);
    const without = (name: string, value: string) =>
      `/c?${new URLSearchParams({ [name]: value, sort: 'read' })}`;
    expect(chosenChips('/c', address, types)).toEqual([
      { id: 'type', href: without('label', 'پمپ'), title: 'نوع', value: 'راهنمای خرید' },
      { id: 'label', href: without('type', 'ct-guides'), title: 'برچسب', value: 'پمپ' },
    ]);
    expect(chosenChips('/c', { ...first, typeId: 'ct-unknown' }, [])).toEqual([
      { id: 'type', href: '/c', value: 'نوع برگزیده' },
    ]);
    expect(chosenChips('/c', first, types)).toEqual([]);
  });
});
