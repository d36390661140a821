import { DOMSerializer, type Node as DocumentNode, type Fragment } from '@tiptap/pm/model'
import { isInline } from './allowed-elements'
import { schema } from './editor-schema'
import { bareParagraph, inertDocument, withheldSource } from './inert-document'
import { preservedElement, preservedSource } from './preserved-html'
import { sanitizeForEditor } from './sanitize-html'
import { rowSection } from './table-nodes'

const serializer = DOMSerializer.fromSchema(schema)

/** Puts the rows of a table back into its head, bodies and foot. */
function groupRows(body: Element) {
  const rows = [...body.children]
  const own = rows.map((row) => row.getAttribute(rowSection))
  const isNamed = own.some((section) => section !== null)
  if (!isNamed) return
  let current: { readonly name: string; readonly element: Element } | undefined
  for (const [index, row] of rows.entries()) {
    // a row that was added belongs to the part around it
    const name =
      own[index] ?? own.slice(index).find((section) => section !== null) ?? (current?.name.endsWith('thead') ? 'tbody' : current?.name)
    if (name !== undefined && name !== current?.name) {
      current = { name, element: inertDocument.createElement(name.split(' ').at(-1) ?? 'tbody') }
      body.before(current.element)
    }
    row.removeAttribute(rowSection)
    current?.element.append(row)
  }
  body.remove()
}

const isText = (node: ChildNode | null) =>
  node !== null && (isInline(node) || (node instanceof Element && node.hasAttribute(bareParagraph)))

/** Turns the editor's own notation into HTML; within the inert document, where no image loads. */
function writeNotation(root: Element) {
  for (const body of root.querySelectorAll('table > tbody')) groupRows(body)
  const bare = [...root.querySelectorAll(`p[${bareParagraph}]`)]
  // two of them side by side would become one
  const alone = bare.filter((paragraph) => !isText(paragraph.previousSibling) && !isText(paragraph.nextSibling))
  for (const paragraph of bare) paragraph.removeAttribute(bareParagraph)
  for (const paragraph of alone) paragraph.replaceWith(...paragraph.childNodes)
  for (const image of root.querySelectorAll(`img[${withheldSource}]`)) {
    image.setAttribute('src', image.getAttribute(withheldSource) ?? '')
    image.removeAttribute(withheldSource)
  }
}

function writeHtml(root: Element): string {
  // a parser drops the first line feed
  for (const text of root.querySelectorAll('pre'))
    if (text.firstChild?.textContent?.startsWith('\n') && text.firstChild.nodeType === 3) text.prepend('\n')
  return root.innerHTML
}

/** Writes a sanitized element as HTML, unchanged but for the editor's own notation. */
export function writeElement(element: Element): string {
  const root = inertDocument.createElement('div')
  root.append(inertDocument.importNode(element, true))
  writeNotation(root)
  return writeHtml(root)
}

/** Writes content of the editor as elements of a document in which no image loads. */
export function writeContent(content: Fragment): Element {
  const root = inertDocument.createElement('div')
  serializer.serializeFragment(content, { document: inertDocument }, root)
  writeNotation(root)
  for (const preserved of root.querySelectorAll(preservedElement)) {
    const source = inertDocument.createElement('div')
    source.append(inertDocument.importNode(sanitizeForEditor(preserved.getAttribute(preservedSource) ?? '', []).fragment, true))
    writeNotation(source)
    preserved.replaceWith(...source.childNodes)
  }
  return root
}

const isEmpty = (node: DocumentNode) => node.isTextblock && node.childCount === 0

/** Writes the editor's document as HTML; an empty one as an empty string. */
export function writeDocument(document: DocumentNode): string {
  const { lastChild, childCount } = document
  if (childCount === 1 && lastChild && isEmpty(lastChild)) return ''
  // the editor adds an empty paragraph after a last table, to write into
  const isAdded =
    lastChild !== null && isEmpty(lastChild) && lastChild.attrs.origin === null && document.child(childCount - 2).type !== lastChild.type
  return writeHtml(writeContent(isAdded ? document.content.cut(0, document.content.size - lastChild.nodeSize) : document.content))
}
