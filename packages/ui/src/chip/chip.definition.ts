import { styled, Text } from '@tamagui/core';

export const Chip = styled(Text, {
  name: 'Chip',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'field md:32px',
  paddingInline: '3',
  borderWidth: '1px',
  borderRadius: 'chip',
  fontSize: '13',
  lineHeight: '13',
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      filter: { backgroundColor: 'tintSoft hover:tint', borderColor: 'accent', color: 'ink' },
      plain: { backgroundColor: 'surface hover:canvas', borderColor: 'line hover:field', color: 'ink' },
    },
  } as const,
});
