import { MegaMenu } from '@bazaar/ui/patterns/mega-menu';
import { OpenIcon } from '@bazaar/ui/patterns/site-icons';
import type { ComponentProps } from 'react';

export function Example({ renderPanel }: ComponentProps<typeof MegaMenu>) {
  return (
    <MegaMenu
      label="بخش‌ها"
      areas={[
        { id: 'service', name: 'خدمات صنعتی', href: '#service', openLabel: 'دسته‌بندی‌های خدمات صنعتی' },
        { id: 'product', name: 'محصولات', href: '#product', openLabel: 'دسته‌بندی‌های محصولات' },
      ]}
      currentId="product"
      toggleIcon={<OpenIcon />}
      renderPanel={renderPanel}
    />
  );
}
