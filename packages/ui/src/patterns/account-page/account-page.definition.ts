import { styled, Text, View } from '@tamagui/core';

export const AccountPanel = styled(View, {
  name: 'AccountPanel',
  backgroundColor: 'surface',
  borderWidth: '0 sm:1px',
  borderTopWidth: '1px',
  borderBottomWidth: '1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
  variants: {
    head: {
      true: {
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
        marginInline: '-16px sm:0',
        padding: '4',
        minHeight: '88px',
      },
    },
  } as const,
});

export const AccountStack = styled(View, { name: 'AccountStack', gap: '4' });

export const AccountTitle = styled(Text, {
  name: 'AccountTitle',
  display: 'block',
  whiteSpace: 'normal',
  fontSize: '18',
  lineHeight: '18',
  fontWeight: 'bold',
  variants: {
    section: {
      true: {
        fontSize: '16',
        paddingInline: '4',
        paddingBlock: '3',
        borderBottomWidth: '1px',
        borderBottomColor: 'line',
      },
    },
  } as const,
});

export const AccountNote = styled(Text, {
  name: 'AccountNote',
  color: 'muted',
  fontSize: '13',
  fontWeight: 'regular',
});
