import 'server-only';
import { readEdits, writeEdits } from '@bazaar/domain/assistant';
import { type AssistantAddress, assistantHref } from '@bazaar/domain/assistant-answers';
import type { Unit } from '@bazaar/domain/units';
import { paths } from '@/lib/navigation/paths';
import { EDIT_FIELDS, editFromForm, namesUnit, withEdit } from './edit-from-form';
import { readUnderstanding } from './read-understanding';

/**
 * Returns the address a chip's form leads to; undefined where no form was sent, or where what it names cannot be read now: the page then says
 * so, and its retry sends the form again.
 */
export async function editedAddress(
  address: AssistantAddress,
  params: URLSearchParams,
): Promise<string | undefined> {
  if (!params.has(EDIT_FIELDS.kind)) return undefined;
  const units = namesUnit(params) ? await unitsOfChip(address, params.get(EDIT_FIELDS.key) ?? '') : [];
  if (units === undefined) return undefined;
  const edit = editFromForm(params, units);
  if (edit === undefined) return assistantHref(paths.assistant, address);
  const edits = writeEdits(withEdit(readEdits(address.edits), edit));
  return assistantHref(paths.assistant, { ...address, edits });
}

/** Reads the units of a chip's property; the same reads as the page's, which are cached. Undefined when they failed. */
async function unitsOfChip(address: AssistantAddress, key: string): Promise<readonly Unit[] | undefined> {
  const read = await readUnderstanding(address);
  if (read.state !== 'ready') return undefined;
  const { understanding, vocabulary } = read.value;
  const part = understanding.parts.find((one) => one.key === key);
  const properties = vocabulary.properties[understanding.category?.categoryId ?? ''] ?? [];
  const quantityId =
    part?.kind === 'range' ? properties.find(({ id }) => id === part.propertyId)?.quantityId : undefined;
  return quantityId === undefined ? [] : vocabulary.units.filter((unit) => unit.quantityId === quantityId);
}
