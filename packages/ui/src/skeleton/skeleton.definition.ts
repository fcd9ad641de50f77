import { styled, View } from '@tamagui/core';

/** Placeholder of loading content, in its final size. */
export const Skeleton = styled(View, {
  name: 'Skeleton',
  backgroundColor: 'line',
  borderRadius: 'small',
  variants: {
    shape: {
      line: { height: '16px', width: '100%' },
      short: { height: '16px', width: '40%' },
      title: { height: '28px', width: '60%' },
      block: { height: '120px', width: '100%' },
      row: { height: 'row', width: '100%' },
      picture: { aspectRatio: '16 / 11', width: '100%', borderRadius: 'field' },
    },
  } as const,
});
