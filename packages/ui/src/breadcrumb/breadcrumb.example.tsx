import { Breadcrumb } from '@bazaar/ui/breadcrumb';

export function Example() {
  return (
    <Breadcrumb
      label="مسیر"
      crumbs={[
        { label: 'محصولات', href: '#a' },
        { label: 'انتقال قدرت و یاتاقان', href: '#b' },
      ]}
    />
  );
}
