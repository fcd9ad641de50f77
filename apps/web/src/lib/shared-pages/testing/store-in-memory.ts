import type { Change, StoreCommands } from '../store-commands.ts';

/** A store for tests, with the state it is in. */
export class StoreInMemory implements StoreCommands {
  isOpen = true;
  /** What every call does beyond its work: fail, or hang. */
  trouble: (() => Promise<never>) | undefined;
  readonly pages = new Map<string, Buffer>();
  readonly locks = new Map<string, { owner: string; untilMs: number }>();
  readonly changes: Change[] = [];
  private readonly tags: Record<string, string> = {};

  get(key: string) {
    return this.does(() => this.pages.get(key));
  }

  set(key: string, bytes: Buffer) {
    return this.does(() => void this.pages.set(key, bytes));
  }

  lock(key: string, owner: string, ms: number) {
    return this.does(() => {
      const held = this.locks.get(key);
      if (held && held.untilMs > Date.now() && held.owner !== owner) return false;
      this.locks.set(key, { owner, untilMs: Date.now() + ms });
      return true;
    });
  }

  unlock(key: string, owner: string) {
    return this.does(() => {
      if (this.locks.get(key)?.owner === owner) this.locks.delete(key);
    });
  }

  isLocked(key: string) {
    return this.does(() => (this.locks.get(key)?.untilMs ?? 0) > Date.now());
  }

  announce(by: string, text: string) {
    return this.does(() => void this.changes.push({ id: String(this.changes.length + 1), by, text }));
  }

  changesAfter(id: string | undefined) {
    return this.does(() => this.changes.filter((change) => Number(change.id) > Number(id ?? 0)));
  }

  rememberTags(fields: Readonly<Record<string, string>>) {
    return this.does(() => void Object.assign(this.tags, fields));
  }

  rememberedTags() {
    return this.does(() => ({ ...this.tags }));
  }

  private async does<Answer>(work: () => Answer): Promise<Answer> {
    if (this.trouble) return this.trouble();
    return work();
  }
}
