// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { homeMessages as texts } from '@/translations/home';
import { retryTexts } from '@/translations/retry';
import { homeData } from './home.fixtures';
import { type HomeData, HomeView } from './home-view';

afterEach(cleanup);

const failed = { state: 'failed', kind: 'service' } as const;
const bands = [
  ['announcements', texts.announcementsFailed],
  ['newest', texts.newestFailed],
  ['suppliers', texts.suppliersFailed],
  ['articles', texts.knowledgeFailed],
  ['videos', texts.videosFailed],
  ['questions', texts.questionsFailed],
] as const satisfies readonly (readonly [keyof HomeData, string])[];

/** Titles of the bands; the column browser has a heading of its own. */
const titles = () =>
  [...document.querySelectorAll('section[aria-labelledby] h2')].map(({ textContent }) => textContent);

describe('the home page', () => {
  it('shows every band it is given, and no failure', () => {
    render(<HomeView data={homeData} />);
    expect(titles()).toEqual([texts.newest, texts.suppliers, texts.knowledge, texts.questions, texts.videos]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(bands)('shows the error of %s with a retry, and the other bands', (band, sentence) => {
    render(<HomeView data={{ ...homeData, [band]: failed }} />);
    const [alert, ...others] = screen.getAllByRole('alert');
    expect(others).toEqual([]);
    expect(alert?.textContent).toContain(sentence);
    const retry = within(alert as HTMLElement).getByRole('link', { name: retryTexts.of(sentence) });
    expect(retry.getAttribute('href')).toBe('/');
    expect(titles()).toHaveLength(5);
  });

  it('leaves out bands without content and shows no gap', () => {
    const none = { state: 'ready' as const, value: { items: [], totalCount: 0 } };
    render(
      <HomeView
        data={{
          ...homeData,
          newest: none,
          suppliers: none,
          articles: none,
          videos: none,
          announcements: none,
          questions: { state: 'ready', value: [] },
        }}
      />,
    );
    expect(titles()).toEqual([]);
    expect(screen.getByRole('navigation', { name: texts.areasLabel })).toBeTruthy();
  });
});
