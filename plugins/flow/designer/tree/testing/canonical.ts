import { Parser } from 'saxen'

// moddle omits values that BPMN implies
const isDefault = (name: string, value: string) => name === 'isSequential' && value === 'false'

interface XmlElement {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: XmlElement[]
  text: string
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
/** The diagram, and what flows repeat. */
const ignored = new Set(['BPMNDiagram', 'incoming', 'outgoing'])

function parse(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: [], children: [], text: '' }
  const open = [root]
  const parser = new Parser()
  parser.on('openTag', (tag, attributes, decode) => {
    const pairs = Object.entries(attributes()).map(([name, value]) => [name, decode(value)] as const)
    const named = pairs
      .filter(([name, value]) => !name.startsWith('xmlns') && !isDefault(name, value))
      .sort(([left], [right]) => (left < right ? -1 : 1))
    const element: XmlElement = { name: tag, attributes: named, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text.trim()
  }
  parser.on('text', (text, decode) => addText(decode(text)))
  parser.on('cdata', addText)
  parser.on('closeTag', () => void open.pop())
  parser.parse(xml)
  return root
}

// moddle writes its own prefix for BPMN
const print = ({ name, attributes, children, text }: XmlElement): string => {
  const inner = children.filter((child) => !ignored.has(localName(child.name))).map(print)
  const isProcess = /^(process|subProcess)$/.test(localName(name))
  return `<${localName(name)} ${JSON.stringify(attributes)}>${text.replaceAll('<', '&lt;')}${(isProcess ? inner.sort() : inner).join('')}`
}

/** Returns a process as text that is equal for processes of equal meaning, whatever their diagrams. */
export const toCanonical = (xml: string): string => print(parse(xml))

/** Returns each element that has an id as canonical text, without the elements in it that have one. */
export function listCanonical(xml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const getId = ({ attributes }: XmlElement) => attributes.find(([name]) => name === 'id')?.[1]
  const visit = (element: XmlElement) => {
    if (ignored.has(localName(element.name))) return
    const id = getId(element)
    const isOwn = (child: XmlElement) => getId(child) === undefined
    if (id !== undefined && element.name !== '') found.set(id, print({ ...element, children: element.children.filter(isOwn) }))
    for (const child of element.children) visit(child)
  }
  visit(parse(xml))
  return found
}
