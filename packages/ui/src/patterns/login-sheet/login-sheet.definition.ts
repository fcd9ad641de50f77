import { styled, Text, View } from '@tamagui/core';

/** The form, and beside or below it what follows the login. The ground shows through as the hairline between them. */
export const LoginSheet = styled(View, {
  name: 'LoginSheet',
  display: 'grid',
  gap: '1px',
  width: 'auto sm:100%',
  maxWidth: 'none sm:840px',
  marginInline: '-16px sm:auto',
  // One place for all steps.
  marginTop: '0 sm:6dvh',
  backgroundColor: 'line',
  borderWidth: '0 sm:1px',
  borderBottomWidth: '1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
  overflow: 'hidden',
});

export const LoginMain = styled(View, {
  name: 'LoginMain',
  gap: '4',
  paddingInline: '4 sm:8',
  paddingBlock: '6 sm:8',
  backgroundColor: 'surface',
});

export const LoginAside = styled(View, {
  name: 'LoginAside',
  gap: '1',
  paddingInline: '4 sm:8',
  paddingBlock: '4 sm:8',
  backgroundColor: 'canvas',
});

export const LoginForm = styled(View, { name: 'LoginForm', gap: '4' });

export const LoginTitle = styled(Text, {
  name: 'LoginTitle',
  display: 'block',
  whiteSpace: 'normal',
  fontSize: '22',
  lineHeight: '22',
  fontWeight: 'bold',
});

export const LoginText = styled(Text, {
  name: 'LoginText',
  display: 'block',
  whiteSpace: 'normal',
  color: 'muted',
  variants: {
    size: { small: { fontSize: '13', lineHeight: '14' } },
    strong: { true: { color: 'ink', fontSize: '16', lineHeight: '16', fontWeight: 'bold' } },
  } as const,
});

export const LoginNumber = styled(View, {
  name: 'LoginNumber',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '46px',
  paddingInlineStart: '3',
  paddingInlineEnd: '1',
  backgroundColor: 'canvas',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'field',
});

export const LoginNumberText = styled(Text, { name: 'LoginNumberText', fontWeight: 'bold' });

export const LoginClock = styled(View, {
  name: 'LoginClock',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  minHeight: '44px',
});

export const LoginProblem = styled(Text, {
  name: 'LoginProblem',
  display: 'flex',
  gap: '2',
  whiteSpace: 'normal',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'field',
  backgroundColor: 'errorTint',
  color: 'error',
});

export const CodeBoxes = styled(View, { name: 'CodeBoxes', position: 'relative', height: '64px' });

export const CodeBox = styled(Text, {
  name: 'CodeBox',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexGrow: 1,
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'field',
  borderRadius: 'field',
  fontSize: '28',
  lineHeight: '28',
  fontWeight: 'medium',
});
