import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MixedText } from './mixed-text';

const drawn = (text: string) => renderToStaticMarkup(<MixedText>{text}</MixedText>);

describe('a text of two directions', () => {
  it('isolates a code by an element, and drops the isolating characters', () => {
    const held = 'بلبرینگ <bdi dir="ltr" class="lt">6205-2RSH</bdi>';
    expect(drawn('بلبرینگ 6205-2RSH')).toBe(held);
    expect(drawn('بلبرینگ \u20666205-2RSH\u2069')).toBe(held);
  });

  it('leaves a number with its sign isolated', () => {
    expect(drawn('\u2066−۴۰\u2069 تا ۱۰۰')).toBe('\u2066−۴۰\u2069 تا ۱۰۰');
  });
});
