import {
  mdiAccountOutline,
  mdiAlertCircleOutline,
  mdiBellOutline,
  mdiChartBar,
  mdiClipboardListOutline,
  mdiCreditCardOutline,
  mdiDomain,
  mdiFileDocumentEditOutline,
  mdiFileEyeOutline,
  mdiMagnify,
  mdiMapMarkerPlusOutline,
  mdiMessageReplyTextOutline,
  mdiMessageTextOutline,
  mdiNotePlusOutline,
  mdiSendOutline,
  mdiWalletMembership,
  mdiWalletOutline,
} from '@mdi/js';

/** Icons of what waits, of notices and of quick links, by what they stand for. */
export const overviewIcons = {
  payment: mdiCreditCardOutline,
  correction: mdiAlertCircleOutline,
  publish: mdiSendOutline,
  answer: mdiMessageReplyTextOutline,
  message: mdiMessageTextOutline,
  draft: mdiFileDocumentEditOutline,
  reminder: mdiBellOutline,
  request: mdiClipboardListOutline,
  plan: mdiWalletMembership,
  search: mdiMagnify,
  note: mdiNotePlusOutline,
  wallet: mdiWalletOutline,
  address: mdiMapMarkerPlusOutline,
  visits: mdiChartBar,
  customers: mdiAccountOutline,
  merchants: mdiDomain,
  previews: mdiFileEyeOutline,
} as const;

export type OverviewIcon = keyof typeof overviewIcons;
/** The word beside an icon says what it means; the colour only repeats how urgent it is. */
export type OverviewTone = 'warning' | 'error' | 'info' | 'muted';
