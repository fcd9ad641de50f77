// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLateFont } from './late-font';

const Page = ({ path }: { readonly path: string }) => {
  useLateFont(path);
  return null;
};

it('the font that came too late for the first page is used from the next one on', () => {
  const face = { display: 'optional' };
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set([face]) });
  const { rerender } = render(<Page path="/" />);
  rerender(<Page path="/" />);
  expect(face.display).toBe('optional');
  rerender(<Page path="/faq" />);
  expect(face.display).toBe('swap');
});
