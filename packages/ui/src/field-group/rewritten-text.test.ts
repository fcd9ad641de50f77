import { describe, expect, it } from 'vitest';
import { caretBefore, countDigits, finishDeletion } from './rewritten-text';

describe('the caret of a field that is rewritten while one types', () => {
  it('keeps the digits behind it, whatever is put between them', () => {
    expect(caretBefore('۱٬۵۰۰', 3)).toBe(1);
    expect(caretBefore('۱٬۵۰۰', 0)).toBe(5);
    expect(caretBefore('۱٬۵۰۰', 4)).toBe(0);
    expect(caretBefore('0912 000 0001', 7)).toBe(4);
    expect(caretBefore('', 0)).toBe(0);
    expect(countDigits('۱٬۵٠0 تومان')).toBe(4);
  });

  it('deletes the digit beyond a separator', () => {
    expect(finishDeletion('۱٬۵۰۰', '۱۵۰۰', 1, 'deleteContentBackward')).toBe('۵۰۰');
    expect(finishDeletion('۱٬۵۰۰', '۱۵۰۰', 1, 'deleteContentForward')).toBe('۱۰۰');
    expect(finishDeletion('0912 000', '0912000', 4, 'deleteContentBackward')).toBe('091000');
  });

  it('leaves other changes alone', () => {
    expect(finishDeletion('۱٬۵۰۰', '۱٬۵۰', 4, 'deleteContentBackward')).toBe('۱٬۵۰');
    expect(finishDeletion('۱۲٫۵', '۱۲۵', 2, 'deleteContentBackward')).toBe('۱۲۵');
    expect(finishDeletion('۱٬۵۰۰', '۲٬۱٬۵۰۰', 1, 'insertText')).toBe('۲٬۱٬۵۰۰');
  });
});
