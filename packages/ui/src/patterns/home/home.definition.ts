import { styled, View } from '@tamagui/core';

/** The four areas on phones, where the column browser does not fit. */
export const AreaGrid = styled(View, {
  name: 'AreaGrid',
  display: 'grid md:none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  marginInline: '-16px sm:0',
  borderBottomWidth: '1px',
  borderColor: 'line',
  backgroundColor: 'line',
});

/** Content for md and up only. */
export const WideOnly = styled(View, { name: 'WideOnly', display: 'none md:block' });

/** The line above everything. */
export const AnnouncementLine = styled(View, {
  name: 'AnnouncementLine',
  display: 'block',
  paddingInline: '4 sm:0',
  borderWidth: 0,
  borderBottomWidth: '1px sm:0',
  borderStyle: 'solid',
  borderColor: 'line',
  variants: { isWarning: { true: {} } } as const,
});

/** Knowledge beside questions. */
export const HomeColumns = styled(View, {
  name: 'HomeColumns',
  display: 'grid',
  columnGap: '6',
  alignItems: 'flex-start',
});

/** The person's recent activity. */
export const ContinueBand = styled(View, {
  name: 'ContinueBand',
  display: 'grid',
  alignItems: 'center',
  marginBlockStart: '4',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'card',
  backgroundColor: 'surface',
});
