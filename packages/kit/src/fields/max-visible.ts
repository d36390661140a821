/** Maximum of rendered entries of one list field, so that a megabyte of commas does not become half a million nodes. */
export const maxVisible = 100
