import {
  mdiAccountOutline,
  mdiChartBar,
  mdiClipboardListOutline,
  mdiDomain,
  mdiHeartOutline,
  mdiHistory,
  mdiHomeOutline,
  mdiMapMarkerOutline,
  mdiMessageReplyTextOutline,
  mdiMessageTextOutline,
  mdiNoteTextOutline,
  mdiWalletOutline,
} from '@mdi/js';

/** Icons of the sections of the private area, for `ProfileFrame`. */
export const profileSectionIcons = {
  Home: mdiHomeOutline,
  Requests: mdiClipboardListOutline,
  Messages: mdiMessageTextOutline,
  Notes: mdiNoteTextOutline,
  Favourites: mdiHeartOutline,
  LastVisits: mdiHistory,
  Comments: mdiMessageReplyTextOutline,
  Suppliers: mdiDomain,
  Wallet: mdiWalletOutline,
  Addresses: mdiMapMarkerOutline,
  PersonalInfo: mdiAccountOutline,
  Admin: mdiChartBar,
} as const;
