import type { ProfileValues } from '@bazaar/domain/person/profile-form';

/** Path of a field in the profile's form. */
export type ProfilePath =
  | Exclude<keyof ProfileValues, 'company'>
  | `company.${keyof ProfileValues['company'] & string}`;

/** In the order of the form. */
export const PROFILE_PATHS: readonly ProfilePath[] = [
  'kind',
  'firstName',
  'lastName',
  'nationalCode',
  'birthDate',
  'gender',
  'email',
  'jobTitleId',
  'company.name',
  'company.nationalId',
  'company.economicCode',
  'company.registrationNumber',
  'company.activityFieldId',
];

export interface ProfileDifference {
  readonly path: ProfilePath;
  readonly mine: string;
  readonly stored: string;
  /** The preselected value: the one changed since the form was opened, the person's own first. */
  readonly proposed: 'mine' | 'stored';
}

/** Returns the fields whose typed value differs from the stored one. `opened` is what the form was opened with. */
export function profileDifferences(
  opened: ProfileValues,
  mine: ProfileValues,
  stored: ProfileValues,
): readonly ProfileDifference[] {
  const isPersonOnly = mine.kind === 'Person' && stored.kind === 'Person';
  return PROFILE_PATHS.filter((path) => !(isPersonOnly && path.startsWith('company.'))).flatMap((path) => {
    const [typed, present] = [readPath(mine, path), readPath(stored, path)];
    if (typed === present) return [];
    const isTyped = typed !== readPath(opened, path);
    return [{ path, mine: typed, stored: present, proposed: isTyped ? 'mine' : 'stored' } as const];
  });
}

/** Returns the typed values, with the stored ones in the fields that were given up. */
export function mergeProfile(
  mine: ProfileValues,
  stored: ProfileValues,
  givenUp: readonly ProfilePath[],
): ProfileValues {
  const { company, ...person } = mine;
  const merged: Record<string, unknown> = { ...person };
  const mergedCompany: Record<string, string> = { ...company };
  for (const path of givenUp) {
    const value = readPath(stored, path);
    if (isCompanyPath(path)) mergedCompany[companyKey(path)] = value;
    else merged[path] = value;
  }
  return { ...merged, company: mergedCompany } as unknown as ProfileValues;
}

function readPath(values: ProfileValues, path: ProfilePath): string {
  return isCompanyPath(path) ? values.company[companyKey(path)] : values[path];
}

type CompanyPath = Extract<ProfilePath, `company.${string}`>;

function isCompanyPath(path: ProfilePath): path is CompanyPath {
  return path.startsWith('company.');
}

function companyKey(path: CompanyPath): keyof ProfileValues['company'] {
  return path.slice('company.'.length) as keyof ProfileValues['company'];
}
