import { useState } from 'react';
import { PictureCrop } from '../../src/picture-crop/picture-crop';
import { RuntimeDialog } from '../../src/runtime-dialog/runtime-dialog';
import { RuntimePopover } from '../../src/runtime-popover/runtime-popover';
import { RuntimeSelect } from '../../src/runtime-select/runtime-select';
import { RuntimeSheet } from '../../src/runtime-sheet/runtime-sheet';
import { RuntimeSideSheet } from '../../src/runtime-side-sheet/runtime-side-sheet';
import { RuntimeToasts } from '../../src/runtime-toast/runtime-toast';
import { tallDrawing } from '../../src/story-parts/pictures';
import { cx } from '../../src/style/cx';
import type { AppToast } from '../../src/toast/toast';

const units = [
  { value: 'bar', label: 'bar' },
  { value: 'psi', label: 'psi' },
];

/** An element and no component: the runtime adds its handlers to it. */
const popoverButton = (
  <button type="button" className={cx('button', { tone: 'secondary' })}>
    open popover
  </button>
);

const cropTexts = {
  stage: 'picture',
  zoom: 'zoom',
  zoomValue: String,
  confirm: 'cut',
  cancel: 'leave',
  tooSmall: 'too small',
  failed: 'failed',
};

/** A private page with one of each overlay, rendered by the server and hydrated in the browser. */
export function OverlaysPage() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'side sheet' | 'crop'>();
  const [unit, setUnit] = useState('bar');
  const [toasts, setToasts] = useState<readonly AppToast[]>([]);
  const [cropped, setCropped] = useState<Blob>();
  const close = () => setOpen(undefined);
  const overlay = { onClose: close, closeLabel: 'close' };
  return (
    <main>
      <button type="button" onClick={() => setOpen('dialog')}>
        open dialog
      </button>
      <button type="button" onClick={() => setOpen('sheet')}>
        open sheet
      </button>
      <button type="button" onClick={() => setOpen('side sheet')}>
        open side sheet
      </button>
      <button type="button" onClick={() => setOpen('crop')}>
        open crop
      </button>
      <output>{cropped && `${cropped.type} ${cropped.size > 200}`}</output>
      <button type="button" onClick={() => setToasts([{ id: 1, status: 'success', title: 'saved' }])}>
        open toast
      </button>
      <RuntimePopover trigger={popoverButton} label="help">
        explained
      </RuntimePopover>
      <RuntimeSelect
        id="unit"
        label="unit"
        closeLabel="close"
        options={units}
        value={unit}
        onValueChange={setUnit}
      />
      <RuntimeDialog {...overlay} isOpen={open === 'dialog'} title="in a dialog">
        asked
      </RuntimeDialog>
      <RuntimeSheet {...overlay} isOpen={open === 'sheet'} title="in a sheet">
        <div id="sheet-content" style={{ height: 300 }}>
          chosen
        </div>
      </RuntimeSheet>
      <RuntimeSideSheet {...overlay} isOpen={open === 'side sheet'} title="in a side sheet">
        filled in
      </RuntimeSideSheet>
      <PictureCrop
        {...overlay}
        isOpen={open === 'crop'}
        title="in a frame"
        src={tallDrawing}
        texts={cropTexts}
        onCropped={setCropped}
      />
      <RuntimeToasts label="messages" closeLabel="close" toasts={toasts} onClose={() => setToasts([])} />
    </main>
  );
}
