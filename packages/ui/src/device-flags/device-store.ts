import { type DeviceFlags, flagsOf } from './breakpoint-of';

/** How long a window must have kept its size, in milliseconds. */
const SETTLED_AFTER = 50;

/** A window's flags, measured when asked for the first time and again after each change of size somebody listens to. */
export class DeviceStore {
  readonly #window: Window;
  readonly #listeners = new Set<() => void>();
  #flags: DeviceFlags;
  #stop: (() => void) | undefined;

  constructor(measured: Window) {
    this.#window = measured;
    this.#flags = flagsOf(measured.innerWidth);
  }

  /** The same object until a flag changes. */
  readonly read = (): DeviceFlags => this.#flags;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#stop ??= this.#listen();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  #listen(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#refresh(), SETTLED_AFTER);
    };
    this.#window.addEventListener('resize', wait, { passive: true, signal: stop.signal });
    // What changed while nobody listened is seen at once.
    this.#refresh();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }

  #refresh(): void {
    const next = flagsOf(this.#window.innerWidth);
    if (next.name === this.#flags.name) return;
    this.#flags = next;
    for (const listener of this.#listeners) listener();
  }
}
