import { type Node as DocumentNode, DOMParser as DocumentParser, type ParseOptions, Slice } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { fixTables } from '@tiptap/pm/tables'
import { isInline } from './allowed-elements'
import { canonicalHtml } from './canonical-html'
import { schema } from './editor-schema'
import { bareParagraph, inertDocument } from './inert-document'
import { sanitizeForEditor } from './sanitize-html'
import { writeContent, writeElement } from './serialize-document'

// these hold text as well as blocks; the editor's nodes hold blocks only
const flowTags = new Set(['li', 'td', 'th', 'dt', 'dd', 'div', 'figure', 'figcaption', 'blockquote'])
// cells of the grid, of which a real table has hundreds
const maxCells = 20_000

const isContent = (node: Node) => node instanceof Element || /[^ \t\r\n\f]/.test(node.textContent ?? '')

function createParagraph(text: string) {
  const paragraph = document.createElement('p')
  paragraph.append(text)
  return paragraph
}

function createBareParagraph(content: readonly Node[]) {
  const paragraph = document.createElement('p')
  paragraph.setAttribute(bareParagraph, '')
  paragraph.append(...content)
  return paragraph
}

/** Puts text next to blocks into paragraphs, which are removed again when the document is written. */
function wrapText(parent: ParentNode & Node) {
  let line: ChildNode[] = []
  const close = (before: ChildNode | null) => {
    const hasContent = line.some(isContent)
    if (hasContent) parent.insertBefore(createBareParagraph([...line]), before)
    else for (const blank of line) blank.remove()
    line = []
  }
  for (const child of [...parent.childNodes]) {
    if (isInline(child)) line.push(child)
    else {
      close(child)
      wrapBlock(child)
    }
  }
  close(null)
  if (parent instanceof Element && parent.childNodes.length === 0) parent.append(createBareParagraph([]))
}

function wrapBlock(block: Node) {
  // white space counts in preformatted text
  if (!(block instanceof Element) || block.localName === 'pre') return
  if (flowTags.has(block.localName)) return wrapText(block)
  for (const child of block.children) if (!isInline(child)) wrapBlock(child)
}

const getWidth = (row: Element) => [...row.children].reduce((sum, cell) => sum + Math.max(1, Number(cell.getAttribute('colspan')) || 1), 0)

/** Whether the grid of a table is too large to lay out; a few characters can claim millions of cells. */
const isOversized = (block: Element) =>
  [block, ...block.querySelectorAll('table')].some((table) => {
    const rows = [...table.querySelectorAll('tr')]
    return rows.length * Math.max(0, ...rows.map(getWidth)) > maxCells
  })

/** The text of a table that is too large, by row. */
const createTextParagraphs = (block: Element) => [...block.querySelectorAll('tr')].map((row) => createParagraph(row.textContent))

const parser = DocumentParser.fromSchema(schema)

/** Whether the editor would change these nodes by itself. */
const hasFaultyTable = (doc: DocumentNode) => fixTables(EditorState.create({ doc })) !== undefined

/** Describes what a record shows of these nodes. */
function describeNodes(nodes: readonly Node[]) {
  const holder = inertDocument.createElement('div')
  holder.append(...nodes)
  return canonicalHtml(holder)
}

function readBlock(block: Element): readonly DocumentNode[] {
  const preserved = schema.node('preservedHtml', { html: writeElement(block) })
  if (isOversized(block)) return [preserved]
  // the parser moves what it finds misplaced
  const holder = document.createElement('div')
  holder.append(inertDocument.importNode(block, true))
  const doc = parser.parse(holder)
  const isSame = describeNodes([...writeContent(doc.content).childNodes]) === describeNodes([block])
  return isSame && !hasFaultyTable(doc) ? doc.children : [preserved]
}

/** Reads stored HTML into a document of the editor, with the names of what is removed. */
export function readDocument(html: string, origins: readonly string[]) {
  const { fragment, removed } = sanitizeForEditor(html, origins)
  wrapText(fragment)
  const blocks = [...fragment.children].flatMap(readBlock)
  return { document: schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]), removed }
}

/** Reads what is pasted or dropped; unlike stored text it may be put in order. */
export class PasteParser extends DocumentParser {
  constructor() {
    super(schema, parser.rules)
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    // each editor has a schema of its own
    const target = options?.context?.doc.type.schema ?? schema
    const isPlainText = options?.preserveWhitespace === true
    if (isPlainText) return DocumentParser.fromSchema(target).parseSlice(dom, options)
    const root = document.createElement('div')
    root.append(...dom.childNodes)
    wrapText(root)
    for (const block of [...root.children]) if (isOversized(block)) block.replaceWith(...createTextParagraphs(block))
    return Slice.fromJSON(target, Slice.maxOpen(parser.parse(root).content).toJSON())
  }
}
