/** Help of one screen: its purpose, its actions, and further reading. */
export interface HelpDefinition {
  /** The screen's own name, as the front end requests it. */
  id: string;
  title: string;
  intro: string;
  steps: readonly (readonly [title: string, text: string])[];
  relatedIds: readonly string[];
  /** Ids of videos shown with it. */
  videoIds?: readonly string[];
}
