import { Carousel } from '@bazaar/ui/carousel';
import type { ComponentProps } from 'react';

export function Example({ slides, words }: ComponentProps<typeof Carousel>) {
  return <Carousel label="آگهی‌ها" slides={slides} words={words} />;
}
