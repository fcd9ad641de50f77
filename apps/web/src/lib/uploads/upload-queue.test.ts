import type { FileRef } from '@bazaar/api/model';
import { DOCUMENT_RULES } from '@bazaar/domain/files/check-file';
import { expect, it } from 'vitest';
import { createUploadQueue, type SendUpload, type Upload } from './upload-queue';

interface Attempt {
  readonly name: string;
  readonly key: string;
  readonly signal: AbortSignal;
  onPercent(percent: number): void;
  arrive(): Promise<void>;
  fail(error: unknown): Promise<void>;
}

const file = (name: string, content = 'x') => new File([content], name);
const refOf = (name: string): FileRef => ({ id: `f-${name}`, url: '', name, mime: '', sizeBytes: 1 });
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue whose files arrive when the test says so. */
function start() {
  const attempts: Attempt[] = [];
  const arrived: string[] = [];
  const send: SendUpload = ({ name }, { key, signal, onPercent }) =>
    new Promise((resolve, reject) => {
      attempts.push({
        name,
        key,
        signal,
        onPercent,
        arrive: () => {
          resolve(refOf(name));
          return turn();
        },
        fail: (error) => {
          reject(error);
          return turn();
        },
      });
    });
  let ids = 0;
  const queue = createUploadQueue({
    send,
    newId: () => `id-${++ids}`,
    onStored: (target, { id }) => arrived.push(`${target} ${id}`),
  });
  const add = (...names: string[]) =>
    queue.add(
      'line',
      names.map((name) => file(name)),
      DOCUMENT_RULES,
    );
  const states = () =>
    queue.store.getState().map(({ name, state, percent }) => `${name} ${state} ${percent}`);
  const idOf = (name: string) =>
    queue.store.getState().find((upload: Upload) => upload.name === name)?.id ?? '';
  return { queue, attempts, arrived, add, states, idOf };
}

it('R-384 sends at most two files at once, in their order, and hands each over as it arrives', async () => {
  const { attempts, arrived, add, states } = start();
  add('a.pdf', 'b.pdf', 'c.pdf');
  expect(states()).toEqual(['a.pdf uploading 0', 'b.pdf uploading 0', 'c.pdf queued 0']);
  attempts[1]?.onPercent(40);
  expect(states()[1]).toBe('b.pdf uploading 40');
  await attempts[1]?.arrive();
  expect(arrived).toEqual(['line f-b.pdf']);
  expect(states()).toEqual(['a.pdf uploading 0', 'c.pdf uploading 0']);
});

it('R-384 a failed file is sent again under its key, and holds up no other', async () => {
  const { queue, attempts, arrived, add, states, idOf } = start();
  add('a.pdf', 'b.pdf', 'c.pdf');
  await attempts[0]?.fail(new TypeError('reset'));
  expect(states()).toEqual(['a.pdf failed 0', 'b.pdf uploading 0', 'c.pdf uploading 0']);
  queue.retry(idOf('a.pdf'));
  expect(states()[0]).toBe('a.pdf queued 0');
  await attempts[1]?.arrive();
  expect(attempts.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'a.pdf']);
  expect(attempts[3]?.key).toBe(attempts[0]?.key);
  expect(new Set(attempts.map(({ key }) => key)).size).toBe(3);
  await attempts[3]?.arrive();
  expect(arrived).toEqual(['line f-b.pdf', 'line f-a.pdf']);
});

it('R-384 a cancelled file is aborted and never handed over', async () => {
  const { queue, attempts, arrived, add, states, idOf } = start();
  add('a.pdf', 'b.pdf', 'c.pdf');
  queue.remove(idOf('a.pdf'));
  expect(attempts[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual(['b.pdf uploading 0', 'c.pdf uploading 0']);
  await attempts[0]?.arrive();
  expect([arrived, states().length]).toEqual([[], 2]);
});

it('R-384 everything is aborted when the page is left', async () => {
  const { queue, attempts, arrived, add } = start();
  add('a.pdf', 'b.pdf', 'c.pdf');
  queue.stop();
  await attempts[0]?.fail(new DOMException('', 'AbortError'));
  await attempts[1]?.arrive();
  expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect([queue.store.getState(), arrived]).toEqual([[], []]);
});

it('R-384 what the service would refuse is not sent, and can only be removed', () => {
  const { queue, attempts, states, idOf } = start();
  const eleven = Array.from({ length: 11 }, (_, index) => file(`${index}.pdf`));
  queue.add('line', [file('setup.exe'), file('leer.pdf', ''), ...eleven], DOCUMENT_RULES);
  const problems = queue.store
    .getState()
    .flatMap(({ name, problem }) => (problem ? [`${name} ${problem}`] : []));
  expect(problems).toEqual(['setup.exe file-kind', 'leer.pdf file-empty', '10.pdf files-many']);
  queue.retry(idOf('setup.exe'));
  expect(states()[0]).toBe('setup.exe refused 0');
  expect(attempts).toHaveLength(2);
});
