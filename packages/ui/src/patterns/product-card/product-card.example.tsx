import { ProductCard } from '@bazaar/ui/patterns/product-card';
import type { ComponentProps } from 'react';

export function Example({ product }: ComponentProps<typeof ProductCard>) {
  return <ProductCard product={product} />;
}
