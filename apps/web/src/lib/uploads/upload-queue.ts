import type { FileRef } from '@bazaar/api/model';
import type { ErrorMessageKey } from '@bazaar/domain/errors/message-key';
import { checkFile, type FileProblem, type FileRules } from '@bazaar/domain/files/check-file';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureOfUpload } from './upload-failure';

/** Why a file has not arrived. */
export type UploadProblem = FileProblem | ErrorMessageKey;

/** A file on its way. One that has arrived is no longer in the queue. */
export interface Upload {
  readonly id: string;
  /** What the file belongs to. */
  readonly target: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** `failed` may be tried again, `refused` not. */
  readonly state: 'queued' | 'uploading' | 'failed' | 'refused';
  readonly percent: number;
  readonly problem?: UploadProblem;
}

/** Sends one file. `key` is the same for every attempt of a file. */
export type SendUpload = (
  file: File,
  how: { readonly key: string; readonly signal: AbortSignal; readonly onPercent: (percent: number) => void },
) => Promise<FileRef>;

export interface UploadQueueOptions {
  readonly send: SendUpload;
  readonly newId: () => string;
  /** Takes a file that has arrived, at once: what was sent is never lost with the page. */
  readonly onStored: (target: string, file: FileRef) => void;
}

/** Files on their way, at most two at once, in the order they were chosen. */
export interface UploadQueue {
  readonly store: StoreApi<readonly Upload[]>;
  add(target: string, files: readonly File[], rules: FileRules): void;
  /** Takes a file out, also while it is being sent. */
  remove(id: string): void;
  retry(id: string): void;
  /** Aborts everything: the page is left. */
  stop(): void;
}

const MOST_AT_ONCE = 2;

interface Held {
  readonly file: File;
  readonly key: string;
  abort?: AbortController;
}

export function createUploadQueue({ send, newId, onStored }: UploadQueueOptions): UploadQueue {
  const store = createStore<readonly Upload[]>(() => []);
  const held = new Map<string, Held>();
  const find = (id: string) => store.getState().find((upload) => upload.id === id);
  const update = (id: string, part: Partial<Upload>) =>
    store.setState(
      store.getState().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
      true,
    );
  const drop = (id: string) => {
    held.delete(id);
    store.setState(
      store.getState().filter((upload) => upload.id !== id),
      true,
    );
  };
  const run = async (id: string, of: Held): Promise<void> => {
    const abort = new AbortController();
    of.abort = abort;
    update(id, { state: 'uploading', percent: 0 });
    const onPercent = (percent: number) => {
      if (!abort.signal.aborted && find(id)?.percent !== percent) update(id, { percent });
    };
    try {
      const stored = await send(of.file, { key: of.key, signal: abort.signal, onPercent });
      const target = find(id)?.target;
      if (abort.signal.aborted || target === undefined) return;
      drop(id);
      onStored(target, stored);
    } catch (error) {
      if (!abort.signal.aborted) update(id, failureOfUpload(error));
    } finally {
      next();
    }
  };
  const next = () => {
    const all = store.getState();
    const room = MOST_AT_ONCE - all.filter(({ state }) => state === 'uploading').length;
    for (const { id } of all.filter(({ state }) => state === 'queued').slice(0, Math.max(0, room))) {
      const of = held.get(id);
      if (of !== undefined) void run(id, of);
    }
  };
  return {
    store,
    add(target, files, rules) {
      const waiting = store.getState().filter((upload) => upload.target === target && !isOver(upload)).length;
      let room = rules.room - waiting;
      const added = files.map((file): Upload => {
        const id = newId();
        const { name, size: sizeBytes } = file;
        const base = { id, target, name, sizeBytes, percent: 0 };
        const problem = checkFile(file, rules) ?? (room <= 0 ? 'files-many' : undefined);
        if (problem !== undefined) return { ...base, state: 'refused', problem };
        room -= 1;
        held.set(id, { file, key: newId() });
        return { ...base, state: 'queued' };
      });
      store.setState([...store.getState(), ...added], true);
      next();
    },
    remove(id) {
      held.get(id)?.abort?.abort();
      drop(id);
      next();
    },
    retry(id) {
      const upload = find(id);
      if (upload?.state !== 'failed') return;
      const { problem: _, ...rest } = upload;
      store.setState(
        store.getState().map((one) => (one.id === id ? { ...rest, state: 'queued', percent: 0 } : one)),
        true,
      );
      next();
    },
    stop() {
      for (const { abort } of held.values()) abort?.abort();
      held.clear();
      store.setState([], true);
    },
  };
}

function isOver({ state }: Upload): boolean {
  return state === 'refused';
}
