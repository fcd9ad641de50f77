// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { howItWorkMessages as texts } from '@/translations/how-it-work';
import { HowItWorkView } from './how-it-work-view';

afterEach(cleanup);

it('shows the steps of both sides with a way on from each, without page, videos and questions too', () => {
  render(<HowItWorkView crumbs={[]} page={undefined} videos={[]} questions={[]} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
  for (const role of ['buyer', 'supplier'] as const) {
    const section = screen.getByRole('region', { name: texts[role] });
    const links = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(texts.steps[role].map(({ href }) => href));
  }
  // One by one, so that the commas between them keep the order of the sentence.
  const codes = [...document.querySelectorAll('dd bdi')].map((code) => code.textContent);
  expect(codes).toEqual(['PDF', 'DWG', 'STEP', 'XLSX']);
  // The choice of a side needs no script: it is a pair of radio buttons.
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false]);
  expect(screen.queryByText(texts.whole)).toBeNull();
});

it('shows the text of the site and the questions where they are', () => {
  render(
    <HowItWorkView
      crumbs={[]}
      page={{ title: 'راه کار', lead: undefined, html: '<p>متن سایت</p>' }}
      videos={[]}
      questions={[{ id: 'faq-1', question: 'چگونه؟' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('راه کار');
  expect(screen.getByText('متن سایت')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'چگونه؟' }).getAttribute('href')).toBe('/faq#q-faq-1');
});
