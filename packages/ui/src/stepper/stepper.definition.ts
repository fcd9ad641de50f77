import { styled, Text, View } from '@tamagui/core';

/** Steps in order; stacked on phones. */
export const Stepper = styled(View, {
  name: 'Stepper',
  flexDirection: 'column md:row',
  gap: '0 md:3',
});

export const Step = styled(View, {
  name: 'Step',
  position: 'relative',
  flexDirection: 'row',
  alignItems: 'flex-start md:center',
  gap: '3 md:2',
  minWidth: 0,
  minHeight: 'field',
  paddingBlock: '1.5',
});

export const StepMark = styled(Text, {
  name: 'StepMark',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '28px',
  height: '28px',
  borderWidth: '1px',
  borderRadius: 'chip',
  fontSize: '13',
  fontWeight: 'bold',
  backgroundColor: 'surface',
  variants: {
    state: {
      upcoming: { borderColor: 'field', color: 'muted' },
      current: { borderColor: 'primary', backgroundColor: 'primary', color: 'surface' },
      done: { borderColor: 'success', backgroundColor: 'successTint', color: 'success' },
      error: { borderColor: 'error', backgroundColor: 'errorTint', color: 'error' },
    },
  } as const,
});

export const StepText = styled(Text, {
  name: 'StepText',
  display: 'block',
  minWidth: 0,
  whiteSpace: 'normal',
  fontSize: '14',
  lineHeight: '14',
  variants: {
    state: {
      upcoming: { color: 'muted' },
      current: { fontWeight: 'bold' },
      done: {},
      error: { color: 'error', fontWeight: 'medium' },
    },
  } as const,
});
