import { expect, it } from 'vitest';
import { twoForms } from './two-forms';

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${width} ${width}">${content}</svg>`;
const styled = (width: number) => svg(width, `<defs><style>.m{stroke-width:${width}}</style></defs><g/>`);

it('shows one form up to the size of a thumbnail and the other above, each in the whole box', () => {
  expect(twoForms(styled(96), styled(640), 96)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      '<svg id="a" viewBox="0 0 96 96"><defs><style media="(max-width:120px)">#b{display:none}.m{stroke-width:96}</style></defs><g/></svg>' +
      '<svg id="b" viewBox="0 0 640 640"><defs><style media="(min-width:120.02px)">#a{display:none}.m{stroke-width:640}</style></defs><g/></svg>' +
      '</svg>',
  );
});

it('joins no vectors that it cannot switch', () => {
  expect(twoForms(svg(96, '<g/>'), styled(640), 96)).toBeUndefined();
  expect(twoForms(styled(96), '<svg/>', 96)).toBeUndefined();
});
