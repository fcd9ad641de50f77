import { styled, Text, View } from '@tamagui/core';

/** Sections at the start side, the page beside them; stacked below 600 px. */
export const ProfileFrame = styled(View, {
  name: 'ProfileFrame',
  display: 'grid',
  alignItems: 'flex-start',
  gap: '0 sm:4 lg:6',
  marginBlock: '0 sm:4 lg:6',
});

export const ProfileContent = styled(View, { name: 'ProfileContent', display: 'block', minWidth: 0 });

export const ProfileAside = styled(View, {
  name: 'ProfileAside',
  display: 'block',
  position: 'static sm:sticky',
  insetBlockStart: '0 lg:6',
  marginInline: '-16px sm:0',
  backgroundColor: 'surface',
  borderWidth: '0 sm:1px',
  borderBottomWidth: '1px',
  borderColor: 'line',
  borderRadius: '0 sm:card',
  overflow: 'hidden',
});

/** The account's owner; on phones only at the account's home. */
export const ProfilePerson = styled(View, {
  name: 'ProfilePerson',
  display: 'none sm:grid',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2 lg:3',
  paddingInline: '4 sm:1 lg:4',
  paddingBlock: '3 lg:4',
  borderBottomWidth: '1px',
  borderColor: 'line',
  variants: { home: { true: { display: 'grid' } } } as const,
});

export const ProfilePicture = styled(View, {
  name: 'ProfilePicture',
  alignItems: 'center',
  justifyContent: 'center',
  width: '48px sm:40px lg:56px',
  height: '48px sm:40px lg:56px',
  borderRadius: 'field',
  backgroundColor: 'ground',
  overflow: 'hidden',
});

export const ProfileName = styled(Text, {
  name: 'ProfileName',
  display: 'block',
  maxWidth: '100%',
  fontSize: '14 sm:12 lg:16',
  lineHeight: '14 sm:12 lg:16',
  fontWeight: 'bold',
  whiteSpace: 'normal',
});

export const ProfileNote = styled(Text, {
  name: 'ProfileNote',
  display: 'block sm:none lg:block',
  fontSize: '12',
  lineHeight: '12',
  color: 'muted',
  whiteSpace: 'normal',
});

export const ProfileSections = styled(View, {
  name: 'ProfileSections',
  flexDirection: 'row sm:column',
  paddingInline: '2 sm:0',
  paddingBlock: '0 lg:1',
  overflow: 'auto sm:visible',
});

export const ProfileSection = styled(Text, {
  name: 'ProfileSection',
  display: 'flex',
  position: 'relative',
  flexDirection: 'row sm:column lg:row',
  alignItems: 'center',
  justifyContent: 'flex-start sm:center lg:flex-start',
  gap: '1.5 sm:0.5 lg:3',
  width: 'auto sm:100%',
  minHeight: '48px sm:52px lg:44px',
  paddingInline: '2 sm:0.5 lg:4',
  fontSize: '13 sm:12 lg:14',
  lineHeight: '13 sm:badge lg:14',
  color: 'ink hover:primaryStrong',
  backgroundColor: 'transparent hover:canvas',
  cursor: 'pointer',
  variants: {
    current: {
      true: { backgroundColor: 'tint', color: 'primaryStrong', fontWeight: 'bold' },
    },
    /** Visible but disabled: pressing it shows the reason. Beside the full menu it is written below: the icons stay on the first line. */
    forbidden: {
      true: { color: 'muted', alignItems: 'center lg:flex-start', paddingBlock: '0 lg:3' },
    },
  } as const,
});

export const ProfileCount = styled(Text, {
  name: 'ProfileCount',
  fontSize: '12',
  lineHeight: 'badge',
  fontWeight: 'regular',
  color: 'muted',
  position: 'static sm:absolute lg:static',
  insetBlockStart: '1.5',
  insetInlineStart: '58px',
  variants: {
    /** Something new is in the section. */
    fresh: {
      true: {
        minWidth: '20px',
        paddingInline: '1',
        borderRadius: 'chip',
        backgroundColor: 'primary',
        color: 'surface',
        fontWeight: 'bold',
        textAlign: 'center',
      },
    },
  } as const,
});

export const ProfileReason = styled(Text, {
  name: 'ProfileReason',
  padding: '4',
  maxWidth: 'min(320px, calc(100% - 32px))',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'field',
  borderRadius: 'card',
  fontSize: '14',
  lineHeight: '14',
  color: 'ink',
  whiteSpace: 'normal',
});
