import { styled, View } from '@tamagui/core';

/** The four areas on phones, where the column browser does not fit. */
export const AreaGrid = styled(View, {
  name: 'AreaGrid',
  display: 'grid md:none',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr)) sm:repeat(4,minmax(0,1fr))',
  gap: '1px',
  marginInline: '-16px sm:0',
  borderWidth: '0 sm:1px',
  borderBottomWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: '0 sm:card',
  overflow: 'hidden',
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
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'center',
  columnGap: '4',
  marginBlockStart: '2 md:4',
});
