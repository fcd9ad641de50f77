import { styled, Text } from '@tamagui/core';

/** An icon-only button, 44 px wide for touch. */
export const IconAction = styled(Text, {
  name: 'IconAction',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minWidth: '44px',
  minHeight: '44px',
  color: 'muted hover:primaryStrong',
  fontSize: '13',
  variants: { on: { true: { color: 'primaryStrong' } } } as const,
});
