import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { assistantMessages } from '@/translations/assistant';
import { areas } from '../area-groups.fixtures';
import { address, ready, understanding } from '../assistant.fixtures';
import { DialogueView } from './dialogue-view';
import { fullAddress, fullResult } from './full-dialogue.fixtures';

const sentence = understanding.sentence.replace('، ۵۰۰ عدد،', '\n۵۰۰ عدد، ');
const html = (spoken: string) =>
  renderToStaticMarkup(
    <DialogueView
      address={{ ...address, sentence: spoken }}
      result={ready({ understanding: { ...understanding, sentence: spoken } })}
    />,
  );

it('R-575 says after each turn what was understood in it, and sends every turn with the next', () => {
  const page = html(sentence);
  const words = page.replace(/<[^>]*>/g, '');
  expect(words).toContain('فهمیدمدسته بلبرینگ شیار عمیققطر داخلی ۲۵ تا ۳۰ mm');
  expect(words).toContain('تعداد ۵۰۰ عدد');
  expect(words).toContain('بهتر است');
  expect(words).toContain('نفهمیدم«کم‌صدا»');
  expect(page).not.toContain(assistantMessages.dialogue.nothingNew);
  expect(page).toMatch(/<input type="hidden" name="q" value="[^"]*\n/);
  expect(page).toContain('name="next"');
});

it('R-575 asks to begin anew after twelve turns', () => {
  const page = renderToStaticMarkup(<DialogueView address={fullAddress} result={fullResult} />);
  expect(page).toContain('این گفت‌وگو دوازده جمله دارد');
  expect(page).not.toContain('name="next"');
  expect(page.match(/>شما</g)).toHaveLength(12);
  expect(page.replace(/<[^>]*>/g, '')).toContain('بار دینامیکی');
  expect(page).toContain(assistantMessages.results.title);
  expect(page.match(new RegExp(`>${assistantMessages.dialogue.restart}<`, 'g'))).toHaveLength(1);
  const failed = renderToStaticMarkup(<DialogueView address={fullAddress} result={{ state: 'failed' }} />);
  expect(failed).toContain('این گفت‌وگو دوازده جمله دارد');
  expect(failed.match(/>شما</g)).toHaveLength(12);
});

it('R-575 tells what a sentence may hold before the first, and asks for a category where none was named', () => {
  expect(html('')).toContain(assistantMessages.abilities.title);
  expect(html(sentence)).not.toContain(assistantMessages.nothing.title);
  const unnamed = { ...understanding, category: undefined };
  const page = renderToStaticMarkup(
    <DialogueView address={address} result={ready({ understanding: unnamed, category: undefined })} />,
  );
  expect(page).toContain(assistantMessages.nothing.title);
});

it('shows the categories below the field of a dialogue that has not begun', () => {
  const page = renderToStaticMarkup(<DialogueView address={{ ...address, sentence: '' }} areas={areas} />);
  expect(page.indexOf(assistantMessages.nothing.areas)).toBeGreaterThan(page.indexOf('name="q"'));
  expect(page).toContain('استانداردها');
  expect(html(sentence)).not.toContain(assistantMessages.nothing.areas);
});
