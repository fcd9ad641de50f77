import { expect, it } from 'vitest';
import { paths } from '@/lib/navigation/paths';
import { pageKindOf } from './page-kind';

const bearing = { id: 'c-1', slug: 'بلبرینگ' };

it.each([
  [paths.home, 'home'],
  [paths.categoryProducts(bearing), 'list'],
  [`${paths.categoryProducts(bearing)}?pageNumber=2`, 'list'],
  [paths.product(bearing), 'product'],
  [paths.supplier(bearing), 'supplier'],
  [paths.category(bearing), 'landing'],
  [paths.categoryType('Product'), 'landing'],
  [paths.searchFor('بلبرینگ'), 'results'],
  [paths.suppliers('Product'), 'list'],
  [paths.supplierSearch('یاتاقان'), 'list'],
  [paths.categorySuppliers(bearing), 'list'],
  [paths.supplierProducts(bearing, 'Product'), 'list'],
  [paths.supplierDelegations(bearing), 'list'],
  [paths.categoryContents('Product', bearing), 'contents'],
  [paths.contentType('ct-knowledge'), 'contents'],
  [paths.contentLabel('پمپ'), 'contents'],
  [paths.article(bearing), 'article'],
  [paths.supplierArticle(bearing, 's-1'), 'article'],
  [paths.sitePage('about'), 'article'],
  [paths.videos, 'videos'],
  [paths.video('v-5'), 'videos'],
  [paths.assistant, 'assistant'],
  [`${paths.assistant}?q=6205`, 'assistant'],
  [paths.assistantDialogue, 'dialogue'],
  [paths.assistantLanding, 'assistantLanding'],
  [paths.faqQuestion('faq-1'), 'questions'],
  [paths.helpIndex, 'helpIndex'],
  [paths.help('search'), 'help'],
  [paths.howItWork, 'howItWorks'],
  [paths.profile, 'account'],
  [paths.requests, 'account'],
  ['/somewhere/new', 'results'],
])('the skeleton of the page at %s is %s', (href, kind) => {
  expect(pageKindOf(href)).toBe(kind);
});
