// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { pendingChoices } from './early-choice';

let form: HTMLFormElement;
const control = <T extends Element>(name: string) => form.elements.namedItem(name) as unknown as T;
const names = (arrival?: string) => pendingChoices(form, arrival).map(({ name }) => name);

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input type="hidden" name="form" value="1">
      <input name="typed" value="۲۰">
      <input type="checkbox" name="ticked" checked>
      <input type="checkbox" name="free">
      <select name="sort"><option>a</option><option selected>b</option></select>
      <select name="size"><option>25</option><option>50</option></select>
    </form>`;
  form = document.querySelector('form') as HTMLFormElement;
});

describe('earlyChoices', () => {
  it('is empty for a form as the server wrote it', () => {
    expect(names()).toEqual([]);
  });

  it('lists what was ticked, unticked, selected and typed', () => {
    control<HTMLInputElement>('ticked').checked = false;
    control<HTMLInputElement>('free').checked = true;
    control<HTMLSelectElement>('sort').selectedIndex = 0;
    control<HTMLSelectElement>('size').selectedIndex = 1;
    control<HTMLInputElement>('typed').value = '۳۰';
    expect(names()).toEqual(['typed', 'ticked', 'free', 'sort', 'size']);
  });

  it('leaves the field being typed in to its own change event', () => {
    control<HTMLInputElement>('typed').value = '۳';
    control<HTMLInputElement>('typed').focus();
    expect(names()).toEqual([]);
  });

  it('ignores a document restored from history, whose fields the browser filled', () => {
    control<HTMLInputElement>('free').checked = true;
    expect(names('back_forward')).toEqual([]);
    expect(names('reload')).toEqual(['free']);
  });
});
