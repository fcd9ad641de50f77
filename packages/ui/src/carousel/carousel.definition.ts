import { styled, View } from '@tamagui/core';

export const Carousel = styled(View, {
  name: 'Carousel',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: 0,
});

/** The scroll container of the slides; the browser scrolls it, so that it works by touch and without script. */
export const CarouselWindow = styled(View, {
  name: 'CarouselWindow',
  display: 'flex',
  flexDirection: 'row',
  overflow: 'auto',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface',
});

export const CarouselSlide = styled(View, {
  name: 'CarouselSlide',
  display: 'block',
  flexShrink: 0,
  minWidth: 0,
  width: '100%',
  variants: {
    /** Several are side by side, and part of the next one shows that there are more. */
    slides: { cards: { width: 'min(80%, 296px)' } },
  } as const,
});

export const CarouselFoot = styled(View, {
  name: 'CarouselFoot',
  display: 'flex',
  flexDirection: 'row',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '2',
  minHeight: 'field',
});

export const CarouselMarks = styled(View, {
  name: 'CarouselMarks',
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  flexGrow: 1,
});

export const CarouselMark = styled(View, {
  name: 'CarouselMark',
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'center',
  width: '32px',
  height: 'field',
  paddingInline: '1',
  borderRadius: 'small',
});
