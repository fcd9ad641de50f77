/** Ids of the list's form and of the panel around it, known to the markup and to the island. */
export const FORM_ID = 'list-form';
export const PANEL_ID = 'list-filters';
