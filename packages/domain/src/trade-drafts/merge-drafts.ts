import { type DraftLine, type DraftProperty, type DraftSupplier, newLine, type TradeDraft } from './draft';
import { isSameLine, isSameValue, LINE_FIELDS } from './same-value';

/** A field that both sides changed, each to another value. `undefined` is a line or property that is not there. */
export interface FieldConflict {
  /** `neededBy`, `lines.<key>.quantity`, `lines.<key>.required.<property>`, `lines.<key>` for the line itself. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Both sides' changes; a conflict keeps mine until the buyer chooses. */
  readonly draft: TradeDraft;
  readonly conflicts: readonly FieldConflict[];
}

type Fields = ReadonlyMap<string, unknown>;

const HEAD = [
  'buyerReference',
  'deliveryAddressId',
  'deliveryCityId',
  'neededBy',
  'deliveryMethod',
  'paymentTerm',
  'buyerNote',
  'documents',
  'pasted',
] as const satisfies readonly (keyof TradeDraft)[];

/** Merges two versions of a draft field by field, by what each changed since `base`. */
export function mergeDrafts(base: TradeDraft, mine: TradeDraft, theirs: TradeDraft): Merged {
  const [was, ours, others] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const merged = new Map<string, unknown>();
  const conflicts: FieldConflict[] = [];
  for (const path of new Set([...ours.keys(), ...others.keys()])) {
    const [from, a, b] = [was.get(path), ours.get(path), others.get(path)];
    const takesTheirs = isSameValue(path, a, from) && !isSameValue(path, b, from);
    const value = takesTheirs ? b : a;
    if (value !== undefined) merged.set(path, value);
    const isContested = !takesTheirs && !isSameValue(path, a, b) && !isSameValue(path, b, from);
    if (isContested) conflicts.push({ path, mine: a, theirs: b });
  }
  const { draft, conflicts: questions } = withLineConflicts({ base: was, mine, theirs, merged, conflicts });
  return { draft: { ...draft, suppliers: mergeSuppliers(base, mine, theirs) }, conflicts: questions };
}

/** A supplier one side removed is gone, one that was added stays; of two states of its request the newer one holds. */
function mergeSuppliers(base: TradeDraft, mine: TradeDraft, theirs: TradeDraft): readonly DraftSupplier[] {
  const idsOf = ({ suppliers }: TradeDraft) => new Set(suppliers.map(({ supplierId }) => supplierId));
  const [was, ours, others] = [idsOf(base), idsOf(mine), idsOf(theirs)];
  const all = new Map<string, DraftSupplier>();
  for (const supplier of [...mine.suppliers, ...theirs.suppliers]) {
    const { supplierId } = supplier;
    const isRemoved = was.has(supplierId) && !(ours.has(supplierId) && others.has(supplierId));
    const known = all.get(supplierId);
    const isNewer = known === undefined || (supplier.version ?? 0) > (known.version ?? 0);
    if (!isRemoved && isNewer) all.set(supplierId, supplier);
  }
  return [...all.values()];
}

interface Parts {
  readonly base: Fields;
  readonly mine: TradeDraft;
  readonly theirs: TradeDraft;
  readonly merged: Map<string, unknown>;
  readonly conflicts: readonly FieldConflict[];
}

/** A line one side removed and the other changed stays, as one question: keep or remove. */
function withLineConflicts({ base, mine, theirs, merged, conflicts }: Parts): Merged {
  const questions = new Map<string, FieldConflict>();
  const [ours, others] = [lineKeys(mine), lineKeys(theirs)];
  for (const key of new Set([...ours, ...others])) {
    const isKnown = base.has(`lines.${key}`);
    if (!isKnown || (ours.has(key) && others.has(key))) continue;
    const [remaining, side] = ours.has(key) ? [mine, 'mine'] : [theirs, 'theirs'];
    const fields = [...fieldsOf(remaining)].filter(([path]) => isOfLine(path, key));
    const isChanged = fields.some(([path, value]) => !isSameValue(path, value, base.get(path)));
    for (const path of merged.keys()) if (isOfLine(path, key)) merged.delete(path);
    if (!isChanged) continue;
    for (const [path, value] of fields) merged.set(path, value);
    const line = remaining.lines.find((one) => one.key === key);
    questions.set(key, { path: `lines.${key}`, mine: undefined, theirs: undefined, [side]: line });
  }
  const rest = conflicts.filter(({ path }) => ![...questions.keys()].some((key) => isOfLine(path, key)));
  return { draft: rebuild(merged, mine, theirs), conflicts: [...rest, ...questions.values()] };
}

/** Returns the merged draft with the other side's value of the chosen fields. */
export function takeTheirs(draft: TradeDraft, theirs: TradeDraft, paths: readonly string[]): TradeDraft {
  const fields = new Map(fieldsOf(draft));
  const others = fieldsOf(theirs);
  for (const path of paths) {
    const key = /^lines\.([^.]+)$/.exec(path)?.[1];
    if (key !== undefined) {
      for (const each of [...fields.keys()]) if (isOfLine(each, key)) fields.delete(each);
      for (const [each, value] of others) if (isOfLine(each, key)) fields.set(each, value);
    } else if (others.has(path)) fields.set(path, others.get(path));
    else fields.delete(path);
  }
  return rebuild(fields, draft, theirs);
}

/** Returns the value of a field: `undefined` for a line or property that is not there. */
export function valueAt(draft: TradeDraft, path: string): unknown {
  const key = /^lines\.([^.]+)$/.exec(path)?.[1];
  return key === undefined ? fieldsOf(draft).get(path) : lineOf(draft, key);
}

/** Returns whether two drafts say the same in every field, whomever they go to. */
export function isSameDraft(a: TradeDraft, b: TradeDraft): boolean {
  const [ours, others] = [fieldsOf(a), fieldsOf(b)];
  return [...new Set([...ours.keys(), ...others.keys()])].every((path) =>
    isSameValue(path, ours.get(path), others.get(path)),
  );
}

/** Returns `base` with the lines of `draft` where both say the same, so that a store that keeps equal objects once has little to keep. */
export function withSharedLines(base: TradeDraft, draft: TradeDraft): TradeDraft {
  const known = new Map(draft.lines.map((line) => [line.key, line]));
  const lines = base.lines.map((line) => {
    const ours = known.get(line.key);
    return ours !== undefined && isSameLine(ours, line) ? ours : line;
  });
  return { ...base, lines };
}

function fieldsOf(draft: TradeDraft): Fields {
  const fields = new Map<string, unknown>(HEAD.map((name) => [name, draft[name]]));
  for (const line of draft.lines) {
    const at = `lines.${line.key}`;
    fields.set(at, true);
    for (const name of LINE_FIELDS) fields.set(`${at}.${name}`, line[name]);
    for (const property of line.required) fields.set(`${at}.required.${property.propertyId}`, property);
  }
  return fields;
}

function rebuild(fields: Fields, mine: TradeDraft, theirs: TradeDraft): TradeDraft {
  const known = new Map([...theirs.lines, ...mine.lines].map((line) => [line.key, line]));
  const order = [...new Set([...mine.lines, ...theirs.lines].map(({ key }) => key))];
  const lines = order.filter((key) => fields.get(`lines.${key}`) === true);
  const head = Object.fromEntries(HEAD.map((name) => [name, fields.get(name)]));
  return {
    ...mine,
    ...head,
    lines: lines.map((key) => rebuildLine(fields, newLine(key, known.get(key)), lineOf(theirs, key))),
  };
}

function rebuildLine(fields: Fields, line: DraftLine, other: DraftLine | undefined): DraftLine {
  const at = `lines.${line.key}`;
  const values = Object.fromEntries(
    LINE_FIELDS.flatMap((name) => (fields.has(`${at}.${name}`) ? [[name, fields.get(`${at}.${name}`)]] : [])),
  );
  const ids = [...line.required, ...(other?.required ?? [])].map(({ propertyId }) => propertyId);
  const required = [...new Set(ids)].flatMap((id) => {
    const property = fields.get(`${at}.required.${id}`) as DraftProperty | undefined;
    return property === undefined ? [] : [property];
  });
  return { ...line, ...values, ids: { ...other?.ids, ...line.ids }, required };
}

function lineOf({ lines }: TradeDraft, key: string): DraftLine | undefined {
  return lines.find((line) => line.key === key);
}

function lineKeys({ lines }: TradeDraft): ReadonlySet<string> {
  return new Set(lines.map(({ key }) => key));
}

function isOfLine(path: string, key: string): boolean {
  return path === `lines.${key}` || path.startsWith(`lines.${key}.`);
}
