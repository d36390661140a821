const none: readonly string[] = []
const cell = ['colspan', 'rowspan']
const marks = 'strong b em i u s del sub sup code'
const blocks = 'p div h1 h2 h3 h4 h5 h6 pre blockquote ul li dl dt dd table caption thead tbody tfoot tr figure figcaption hr'

/**
 * Elements of rich text with their attributes: what a record shows and what the editor holds. The sanitizer removes
 * everything else.
 */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map([
  ...`${marks} ${blocks} br`.split(' ').map((tag) => [tag, none] as const),
  ['ol', ['start']],
  ['td', cell],
  ['th', cell],
  ['a', ['href', 'title']],
  ['img', ['src', 'alt', 'title', 'width', 'height']],
])

const inlineTags = new Set([...marks.split(' '), 'a', 'br', 'img'])

/** Whether the node belongs into a line of text. */
export const isInline = (node: Node) => !(node instanceof Element) || inlineTags.has(node.localName)
