import { styled, Text, View } from '@tamagui/core';

/** One event on the line; the supplementary stylesheet draws the line and its point. */
export const TimelineEvent = styled(View, {
  name: 'TimelineEvent',
  position: 'relative',
  display: 'grid',
  columnGap: '3',
  paddingBottom: '5',
  gridTemplateColumns: 'auto minmax(0,1fr)',
});

export const TimelinePoint = styled(Text, {
  name: 'TimelinePoint',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28px',
  height: '28px',
  borderRadius: 'chip',
  borderWidth: '1px',
  zIndex: 'content',
  variants: {
    tone: {
      neutral: { backgroundColor: 'canvas', borderColor: 'line', color: 'muted' },
      success: { backgroundColor: 'successTint', borderColor: 'successTint', color: 'success' },
      warning: { backgroundColor: 'warningTint', borderColor: 'warningTint', color: 'warning' },
      error: { backgroundColor: 'errorTint', borderColor: 'errorTint', color: 'error' },
      info: { backgroundColor: 'infoTint', borderColor: 'infoTint', color: 'info' },
      /** A future event. */
      coming: { backgroundColor: 'surface', borderColor: 'field', borderStyle: 'dashed', color: 'muted' },
    },
  } as const,
});

export const TimelineMeta = styled(Text, {
  name: 'TimelineMeta',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'normal',
});
