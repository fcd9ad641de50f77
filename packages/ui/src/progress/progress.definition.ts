import { styled, Text, View } from '@tamagui/core';

export const Progress = styled(View, { name: 'Progress', gap: '1', minWidth: 0 });

export const ProgressHead = styled(Text, {
  name: 'ProgressHead',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  fontSize: '13',
  lineHeight: '13',
  whiteSpace: 'normal',
});

export const ProgressText = styled(Text, {
  name: 'ProgressText',
  flexShrink: 0,
  color: 'muted',
});

export const ProgressBar = styled(View, {
  name: 'ProgressBar',
  display: 'block',
  width: '100%',
  height: '8px',
  borderWidth: 0,
  borderRadius: 'chip',
  overflow: 'hidden',
  backgroundColor: 'line',
  variants: { tone: { success: {}, error: {} } } as const,
});
