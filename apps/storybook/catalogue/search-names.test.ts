import { describe, expect, it } from 'vitest';
import { hasOtherNames, shownName, statusOf, titleWithNames } from './search-names.ts';

const nameOf = (title: string) => titleWithNames(title).split('/').at(-1) ?? '';

describe('the other names of a component', () => {
  it.each([
    ['Components/Actions/Button', 'دکمه'],
    ['Components/Forms/Select', 'dropdown'],
    ['Components/Overlays/Dialog', 'modal'],
    ['Components/Feedback/Toast', 'snackbar'],
  ])('of %s include %s', (title, name) => {
    expect(nameOf(title)).toContain(name);
    expect(hasOtherNames(titleWithNames(title))).toBe(true);
  });

  it('are not shown in the sidebar', () => {
    expect(shownName(nameOf('Components/Actions/Button'))).toBe('Button');
  });

  it('tell a component from a screen of the same name', () => {
    expect(statusOf(nameOf('Components/Overlays/Tooltip'))).toBe('new');
    expect(statusOf('Tooltip')).toBeUndefined();
    expect(titleWithNames('Screens/Trade/Wallet')).toBe('Screens/Trade/Wallet');
  });
});
