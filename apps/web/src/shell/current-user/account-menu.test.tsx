// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userStore } from '@/entities/current-user/user-state';
import { currentUserTexts } from '@/translations/current-user';
import { profileFrameTexts } from '@/translations/profile-frame';
import { AccountMenu } from './account-menu';

// jsdom has no popovers.
beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined;
  userStore.logOut();
});
afterEach(cleanup);

const open = () =>
  render(<AccountMenu name="نوید" anchor={{ current: document.body }} onClose={() => undefined} />);
const back = (section: string) =>
  screen.queryByRole('menuitem', { name: currentUserTexts.backTo(section), hidden: true });

it('R-464 leads back to the section of the profile the person was in last', () => {
  userStore.selectMenu('Notes');
  open();
  expect(back(profileFrameTexts.sections.Notes)?.getAttribute('href')).toBe('/profile/notes/all');
});

it('has no second way to a section it always has', () => {
  open();
  expect(screen.getAllByRole('menuitem', { hidden: true })).toHaveLength(5);
  userStore.selectMenu('Messages');
  expect(back(profileFrameTexts.sections.Messages)).toBeNull();
});
