import { styled, Text, View } from '@tamagui/core';

export const Calendar = styled(View, {
  name: 'Calendar',
  gap: '1',
  padding: '2',
  width: '328px',
  maxWidth: '100%',
});

/** Name of the month between the buttons for the previous and the next one. */
export const CalendarHead = styled(View, {
  name: 'CalendarHead',
  flexDirection: 'row',
  alignItems: 'center',
});

export const CalendarTitle = styled(Text, {
  name: 'CalendarTitle',
  flexGrow: 1,
  textAlign: 'center',
  fontSize: '14',
  lineHeight: '14',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
});

export const CalendarTurn = styled(Text, {
  name: 'CalendarTurn',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'field md:fieldDense',
  minHeight: 'field md:fieldDense',
  borderRadius: 'field',
  color: 'secondary',
  backgroundColor: 'transparent hover:tintSoft',
  opacity: '1 disabled:0.4',
});

export const CalendarCell = styled(Text, {
  name: 'CalendarCell',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: 'field md:fieldDense',
  borderWidth: '1px',
  borderColor: 'transparent',
  borderRadius: 'field',
  fontSize: '14',
  lineHeight: '14',
  color: 'ink',
  backgroundColor: 'transparent hover:tint',
  variants: {
    weekend: { true: { color: 'error' } },
    today: { true: { borderColor: 'primary', fontWeight: 'bold' } },
    between: { true: { backgroundColor: 'tint', borderRadius: 0 } },
    chosen: {
      true: { backgroundColor: 'primary hover:primaryStrong', color: 'surface', fontWeight: 'bold' },
    },
    unavailable: {
      true: {
        color: 'muted',
        opacity: 0.6,
        textDecorationLine: 'line-through',
        backgroundColor: 'transparent hover:transparent',
        cursor: 'not-allowed',
      },
    },
  } as const,
});
