import { AuthorLine } from '@bazaar/ui/patterns/author-line';

export function Example() {
  return <AuthorLine href="#pars" monogram="ی‌پ" name="بازرگانی یاتاقان پارس" detail="توزیع‌کننده، تهران" />;
}
