// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { convertRange } from './read-form';

/** Returns the lower side after its unit was changed from millimetres to centimetres. */
function inCentimetres(typed: string): string {
  document.body.innerHTML = `
    <form id="list-form">
      <input name="min.p-length" value="" />
      <input name="max.p-length" value="" />
      <select name="unit.p-length" data-value="u-mm">
        <option value="u-mm" data-factor="0.001" data-offset="0" data-symbol="mm">mm</option>
        <option value="u-cm" data-factor="0.01" data-offset="0" data-symbol="cm" selected>cm</option>
      </select>
    </form>`;
  const control = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
  control('min.p-length').value = typed;
  convertRange(document.querySelector('select') as HTMLSelectElement, { min: typed, max: '' });
  return control('min.p-length').value;
}

it('R-050 R-062 converts a fraction as one of the unit it was typed in', () => {
  expect(inCentimetres('۱/۲')).toBe('۰٫۱۲');
});

it.each(['۲/۵', '۲٫۵', '٢/٥', '2.5', '۲٫۵ mm'])('R-050 R-062 converts «%s» as it was typed', (typed) => {
  expect(inCentimetres(typed)).toBe('۰٫۲۵');
});
