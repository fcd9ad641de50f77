import { styled, View } from '@tamagui/core';

/** One outline icon, one sentence, one action. */
export const MessagePanel = styled(View, {
  name: 'MessagePanel',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  paddingInline: '4',
  paddingBlock: '8',
  variants: {
    tone: { empty: {}, error: { backgroundColor: 'errorTint' } },
    inline: {
      true: { flexDirection: 'row', justifyContent: 'flex-start', flexWrap: 'wrap', paddingBlock: '3' },
    },
  } as const,
});
