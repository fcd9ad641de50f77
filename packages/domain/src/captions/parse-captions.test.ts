import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cueText } from './cue-text';
import { cuesAt } from './cues-at';
import { parseCaptions } from './parse-captions';

const file = (...lines: readonly string[]) => ['WEBVTT', '', ...lines].join('\n');

describe('R-540 captions are read as WebVTT gives them', () => {
  it.each<[string, string, unknown]>([
    [
      'minutes and seconds',
      file('00:04.000 --> 00:19.500', 'برق را قطع کنید.'),
      [[4, 19.5, 'برق را قطع کنید.']],
    ],
    ['hours', file('01:00:04.000 --> 01:00:05.000', 'الف'), [[3604, 3605, 'الف']]],
    ['a name before its times', file('نام', '00:01.000 --> 00:02.000', 'الف'), [[1, 2, 'الف']]],
    ['settings', file('00:01.000 --> 00:02.000 line:85% align:end', 'الف'), [[1, 2, 'الف']]],
    ['several lines', file('00:01.000 --> 00:02.000', 'الف', 'ب'), [[1, 2, 'الف\nب']]],
    [
      'notes and styles',
      file('NOTE 1', 'الف', '', 'STYLE', '::cue {}', '', '00:01.000 --> 00:02.000', 'ب'),
      [[1, 2, 'ب']],
    ],
    [
      'no empty line between',
      file('00:01.000 --> 00:02.000', 'الف', '00:02.000 --> 00:03.000', 'ب'),
      [
        [1, 2, 'الف'],
        [2, 3, 'ب'],
      ],
    ],
    [
      'another order',
      file('00:05.000 --> 00:06.000', 'ب', '', '00:01.000 --> 00:02.000', 'الف'),
      [
        [1, 2, 'الف'],
        [5, 6, 'ب'],
      ],
    ],
    ['an end before its start', file('00:02.000 --> 00:01.000', 'الف'), []],
    ['no text', file('00:01.000 --> 00:02.000', '', '00:02.000 --> 00:03.000', '<b></b>'), []],
    ['invalid times', file('0:1 --> 2', 'الف'), []],
    ['a header with a title', 'WEBVTT - عنوان\n\n00:01.000 --> 00:02.000\nالف', [[1, 2, 'الف']]],
    ['another format', '1\n00:00:01,000 --> 00:00:02,000\nالف', []],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(parseCaptions(text).map((cue) => [cue.startSeconds, cue.endSeconds, cue.text])).toEqual(expected);
  });

  it('takes a byte order mark and every kind of line end', () => {
    const text = file('00:01.000 --> 00:02.000', 'الف', '', '00:02.000 --> 00:03.000', 'ب');
    const expected = parseCaptions(text);
    expect(expected).toHaveLength(2);
    for (const end of ['\r\n', '\r']) {
      expect(parseCaptions(`\uFEFF${text.replaceAll('\n', end)}`)).toEqual(expected);
    }
  });

  it.each([
    ['<v استاد>سلام</v> <c.red>قرمز</c>', 'سلام قرمز'],
    ['<00:01.500>یک <i>دو', 'یک دو'],
    ['a &lt; b &amp;amp; c&nbsp;d &#1583; &#x62f; &unknown; &#0;', 'a < b &amp; c\u00a0d د د &unknown; &#0;'],
    ['\u200fمتن فارسی', 'متن فارسی'],
    ['ناتمام <b', 'ناتمام'],
  ])('%j is the text %j', (content, expected) => {
    expect(cueText(content)).toBe(expected);
  });

  it('reads anything without failing, by time, and nothing without an end', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '',
        'NOTE',
        '00:01.000 --> 00:09.000',
        '00:03.000 --> 00:04.000',
        '-->',
        '<v x>',
        '&#x110000;',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const cues = parseCaptions(file(...lines));
        for (const [index, cue] of cues.entries()) {
          expect(cue.endSeconds).toBeGreaterThan(cue.startSeconds);
          expect(cue.startSeconds).toBeGreaterThanOrEqual(cues[index - 1]?.startSeconds ?? 0);
          expect(cue.text.trim()).not.toBe('');
        }
      }),
    );
  });
});

describe('R-541 at each time the sentences of that time are on screen', () => {
  const cues = parseCaptions(
    file(
      '00:01.000 --> 00:04.000',
      'الف',
      '',
      '00:03.000 --> 00:05.000',
      'ب',
      '',
      '00:08.000 --> 00:09.000',
      'پ',
    ),
  );
  it.each<[number, string]>([
    [0, ''],
    [1, 'الف'],
    [3.5, 'الف ب'],
    [4, 'ب'],
    [6, ''],
    [8, 'پ'],
    [99, ''],
  ])('second %d: «%s»', (seconds, shown) => {
    expect(
      cuesAt(cues, seconds)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(shown);
  });
});
