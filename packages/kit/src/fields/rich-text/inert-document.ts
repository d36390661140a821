/** Document in which an image does not load. */
export const inertDocument = document.implementation.createHTMLDocument()

/** Attribute with the source of an image that is held but not loaded. */
export const withheldSource = 'data-src'

/** Attribute of a paragraph that stands for text without an element of its own: `<td>text</td>`. */
export const bareParagraph = 'data-bare'
