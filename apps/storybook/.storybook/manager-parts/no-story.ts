import { addons } from 'storybook/manager-api';

/** Says it where a link of a story leads to a page that no story shows. */
export function sayWhereNoStoryIs(): void {
  addons.register('bazaar/no-story', (api) => {
    api.on('bazaar/no-story', (address: string) => {
      api.addNotification({
        id: 'no-story',
        duration: 6_000,
        content: { headline: 'No story shows this page', subHeadline: decodeURI(address) },
        icon: undefined,
      });
    });
  });
}
