import type { Catalogue } from '../catalogue-entry.ts';

export const actionsComponents: Catalogue = {
  'Components/Actions/Busy button': {
    status: 'stable',
    persian: ['دکمهٔ در حال کار', 'دکمهٔ فرستادن'],
    english: ['loading button', 'spinner', 'submit button'],
    apart: 'Button is for work that ends at once.',
  },
  'Components/Actions/Button': {
    status: 'stable',
    persian: ['دکمه', 'کلید'],
    english: ['push button', 'call to action', 'CTA'],
  },
  'Components/Actions/Chip': {
    status: 'stable',
    persian: ['چیپ', 'برچسب برداشتنی'],
    english: ['filter tag', 'token', 'pill'],
  },
  'Components/Actions/Icon button': {
    status: 'stable',
    persian: ['دکمهٔ آیکون', 'دکمهٔ بی‌متن'],
    english: ['toolbar button', 'action icon'],
  },
  'Components/Actions/Link': {
    status: 'stable',
    persian: ['پیوند', 'لینک'],
    english: ['anchor', 'hyperlink'],
  },
  'Components/Actions/Segmented control': {
    status: 'stable',
    persian: ['دکمهٔ چندتکه', 'تغییر نما'],
    english: ['view switch', 'button group', 'toggle group'],
    apart: 'Tabs switch sections; this switches the view of one list.',
  },
};
