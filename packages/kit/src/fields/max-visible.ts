/** Of a list in one field: a megabyte of commas must not become half a million nodes. */
export const maxVisible = 100
