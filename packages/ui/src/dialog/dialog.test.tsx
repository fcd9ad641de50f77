// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const onClose = vi.fn();
const host = document.createElement('div');
const root = createRoot(host);
const inside = () => host.querySelector('p') as HTMLElement;
const window = () => host.querySelector('dialog') as HTMLElement;
const happen = (type: string, target: Element) =>
  act(() => void target.dispatchEvent(new Event(type, { bubbles: true })));

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.append(host);
  act(() =>
    root.render(
      <Dialog isOpen onClose={onClose} title="title" closeLabel="close">
        <p>text</p>
      </Dialog>,
    ),
  );
});
afterEach(() => {
  act(() => root.render(null));
  onClose.mockClear();
});

it('stays when a press that began inside, such as a selection of text, ends outside', () => {
  happen('pointerdown', inside());
  // The browser sends it to what holds both ends of the press.
  happen('click', window());
  expect(onClose).not.toHaveBeenCalled();
});

it('closes by a press outside, also after one that began inside', () => {
  happen('pointerdown', inside());
  happen('click', window());
  happen('pointerdown', window());
  happen('click', window());
  expect(onClose).toHaveBeenCalledOnce();
});
