import { styled, View } from '@tamagui/core';

/** A band of a page: a head on the canvas, its content below. */
export const SectionBand = styled(View, {
  name: 'SectionBand',
  display: 'block',
  marginBlockStart: '8 md:10',
  variants: {
    /** Belongs to the previous band, with less space above. */
    isClose: { true: { marginBlockStart: '6' } },
  } as const,
});

export const SectionHead = styled(View, {
  name: 'SectionHead',
  flexDirection: 'row',
  alignItems: 'baseline',
  gap: '3',
  marginBlockEnd: '3',
});
