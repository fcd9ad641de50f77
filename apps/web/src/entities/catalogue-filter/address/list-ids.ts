/** Ids of the list's form and of the panel around it, shared by markup and island. */
export const FORM_ID = 'list-form';
export const PANEL_ID = 'list-filters';
