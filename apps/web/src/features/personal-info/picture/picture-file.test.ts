// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { MOST_PICTURE_BYTES, openPicture } from './picture-file';
import { hasSameContent } from './same-content';

const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'a', { type });

/** Sets what the browser decodes; jsdom decodes no pictures. */
function decodeAs(size: { readonly width: number; readonly height: number } | undefined): void {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = size?.width;
      naturalHeight = size?.height;
      decode = () => (size === undefined ? Promise.reject(new Error('no picture')) : Promise.resolve());
    },
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('accepts a picture with both sides of at least 200 pixels and at most 2 MB, as an address the policy allows', async () => {
  decodeAs({ width: 200, height: 900 });
  const opened = await openPicture(file('image/webp', MOST_PICTURE_BYTES));
  expect(opened).toMatchObject({ width: 200, height: 900 });
  expect(opened).toHaveProperty('src', expect.stringMatching(/^data:image\/webp/));
});

it.each([
  ['type', file('image/gif'), { width: 400, height: 400 }],
  ['size', file('image/png', MOST_PICTURE_BYTES + 1), { width: 400, height: 400 }],
  ['dimensions', file('image/png'), { width: 400, height: 199 }],
  ['broken', file('image/jpeg'), undefined],
] as const)('refuses a picture for its %s', async (refusal, picture, size) => {
  decodeAs(size);
  expect(await openPicture(picture)).toBe(refusal);
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
])('compares the bytes of «%s» and «%s»', async (one, other, isSame) => {
  expect(await hasSameContent(new Blob([one]), new Blob([other]))).toBe(isSame);
});
