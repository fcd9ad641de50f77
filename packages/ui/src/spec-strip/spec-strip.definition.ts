import { styled, View } from '@tamagui/core';

/** The title block of the drawing: key properties between an ink rule and a hairline. */
export const SpecStrip = styled(View, {
  name: 'SpecStrip',
  display: 'grid',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  variants: {
    columns: {
      2: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
      3: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
      6: { gridTemplateColumns: 'repeat(2,minmax(0,1fr)) md:repeat(6,minmax(0,1fr))' },
    },
  } as const,
});
