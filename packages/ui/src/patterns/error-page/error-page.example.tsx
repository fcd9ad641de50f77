import { ErrorPage } from '@bazaar/ui/patterns/error-page';
import type { ComponentProps } from 'react';

export function Example({ actions }: ComponentProps<typeof ErrorPage>) {
  return (
    <ErrorPage
      heading="خطا ۴۰۴"
      title="صفحه پیدا نشد"
      detail="این آدرس در بازار نیست؛ شاید کالا برداشته شده یا آدرس نادرست نوشته شده است."
      tag="۴۰۴"
      drawingLabel="نقشهٔ بلبرینگی که یک ساچمهٔ آن نیست"
      actions={actions}
    />
  );
}
