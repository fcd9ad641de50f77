import { styled, Text } from '@tamagui/core';

export const TooltipSurface = styled(Text, {
  name: 'TooltipSurface',
  display: 'block',
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: '280px',
  paddingInline: '3',
  paddingBlock: '1.5',
  backgroundColor: 'ink',
  color: 'surface',
  borderWidth: 0,
  borderRadius: 'field',
  fontSize: '12',
  lineHeight: '12',
  whiteSpace: 'normal',
});
