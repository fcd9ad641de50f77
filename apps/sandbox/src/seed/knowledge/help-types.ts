/** Help of one screen: what it is for, what to do there, and where to read on. */
export interface HelpDefinition {
  /** The screen's own name, as the front end asks for it. */
  id: string;
  title: string;
  intro: string;
  steps: readonly (readonly [title: string, text: string])[];
  relatedIds: readonly string[];
  /** Ids of videos shown with it. */
  videoIds?: readonly string[];
}
