import { allowedElements, isInline } from './allowed-elements'
import { bareParagraph, withheldSource } from './inert-document'

// the editor writes one element of each pair
const aliases = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
])
// twice superscript is not the same as once
const stacking = new Set(['sub', 'sup'])
// these attributes say nothing if they have the default
const ones = new Set(['colspan', 'rowspan', 'start'])
const lineBreak = '<br>'

function describe(element: Element): string {
  const tag = aliases.get(element.localName) ?? element.localName
  const attributes = (allowedElements.get(element.localName) ?? []).flatMap((name) => {
    const value = element.getAttribute(name) ?? (name === 'src' ? element.getAttribute(withheldSource) : null)
    return value === null || (value === '1' && ones.has(name)) ? [] : [`${name}=${JSON.stringify(value)}`]
  })
  // an anchor without a target is text
  return tag === 'a' && attributes.length === 0 ? '' : [tag, ...attributes].join(' ')
}

interface Piece {
  readonly text: string
  readonly marks: string
  readonly isElement: boolean
}

function addMark(marks: readonly string[], element: Element): readonly string[] {
  const mark = describe(element)
  return mark === '' || (marks.includes(mark) && !stacking.has(mark)) ? marks : [...marks, mark].toSorted()
}

/** Splits inline content into pieces with the set of elements around each. */
function readInline(node: Node, marks: readonly string[]): readonly Piece[] {
  const around = encodeURIComponent(marks.join('|'))
  if (!(node instanceof Element)) return [{ text: node.textContent ?? '', marks: around, isElement: false }]
  if (node.localName === 'br') return [{ text: lineBreak, marks: '', isElement: true }]
  if (node.localName === 'img') return [{ text: `<${describe(node)}>`, marks: around, isElement: true }]
  if (!isInline(node)) return [{ text: `<block in ${around}>${canonicalHtml(node)}`, marks: around, isElement: true }]
  return [...node.childNodes].flatMap((child) => readInline(child, addMark(marks, node)))
}

const trimEnd = (line: string) => line.replace(/(?: |\{[^{}]*\})+$/, '')
const readText = (text: string) => text.replaceAll(/[\\<{]/g, '\\$&').replaceAll(/[ \t\r\n\f]+/g, ' ')

/** Joins pieces without the white space that a browser does not show. */
function writePieces(pieces: readonly Piece[]): string {
  const lines: string[] = []
  let [line, marks, isAfterSpace] = ['', '', true]
  for (const piece of pieces) {
    if (piece.isElement && piece.text === lineBreak) {
      lines.push(trimEnd(line))
      line = ''
      marks = ''
      isAfterSpace = true
      continue
    }
    const read = piece.isElement ? piece.text : readText(piece.text)
    const text = isAfterSpace ? read.replace(/^ /, '') : read
    if (text === '') continue
    if (piece.marks !== marks) line += `{${piece.marks}}`
    line += text
    marks = piece.marks
    isAfterSpace = text.endsWith(' ')
  }
  return [...lines, trimEnd(line)].join(lineBreak)
}

const isBare = (node: Node) => node instanceof Element && node.hasAttribute(bareParagraph)

function readChildren(element: Element): string {
  if (element.localName === 'pre') return element.innerHTML
  const written: string[] = []
  let line: Piece[] = []
  const close = () => {
    written.push(writePieces(line))
    line = []
  }
  for (const child of element.childNodes) {
    if (isInline(child)) line.push(...readInline(child, []))
    else if (isBare(child)) line.push(...[...child.childNodes].flatMap((inner) => readInline(inner, [])))
    else {
      close()
      written.push(canonicalHtml(child))
    }
  }
  close()
  return written.join('')
}

/** Describes a block so that two blocks which show the same have the same description. */
export function canonicalHtml(node: Node): string {
  if (!(node instanceof Element)) return ''
  return isBare(node) ? readChildren(node) : `<${describe(node)}>${readChildren(node)}</>`
}
