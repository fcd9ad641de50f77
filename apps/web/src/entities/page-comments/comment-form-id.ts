const PREFIX = 'comment:';

/** Returns the id of the form below a comment, or of the one for a whole page, and of its draft. */
export function commentFormId(ofId: string): string {
  return `${PREFIX}${ofId}`;
}

/** Returns the ids of the comments and pages with an unsent form, of the drafts of this device. */
export function commentsOfDrafts(formIds: readonly string[]): readonly string[] {
  return formIds.filter((id) => id.startsWith(PREFIX)).map((id) => id.slice(PREFIX.length));
}
