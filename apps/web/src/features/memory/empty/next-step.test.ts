import { KINDS_OF_LIST } from '@bazaar/domain/memory/memory-kinds';
import { expect, it } from 'vitest';
import { nextStep } from './next-step';

it('leads from an empty list of one kind to things of that kind', () => {
  const hrefs = KINDS_OF_LIST.favourites.map((kind) => nextStep(kind).href);
  expect(hrefs).toEqual([
    '/category/categoryType/Product',
    '/category/categoryType/Product',
    '/category/categoryType/Product',
    '/suppliers/Product',
    '/contents/ct-knowledge',
    '/',
    '/videos',
  ]);
});
