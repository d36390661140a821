import { Parser } from 'saxen'

/** Change of an element between two versions of a process. */
export type Change = 'added' | 'changed' | 'removed'

export type Changes = ReadonlyMap<string, Change>

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Redundant, because the flow has both ends. */
const ends = new Set(['incoming', 'outgoing'])

/** Returns the content of each drawn element with its descendants, without positions. */
function describeChanges(xml: string): ReadonlyMap<string, string> {
  const sayings = new Map<string, string>()
  const drawn = new Set<string>()
  const open: { readonly name: string; readonly id: string }[] = []
  const say = (text: string) => {
    if (open.some(({ name }) => ends.has(name))) return
    for (const { id } of open) if (id !== '') sayings.set(id, (sayings.get(id) ?? '') + text)
  }
  const parser = new Parser()
  parser.on('openTag', (tag, attributes, decode) => {
    const name = localName(tag)
    const values = Object.entries(attributes()).map(([key, value]) => [key, decode(value)] as const)
    const { id = '', bpmnElement } = Object.fromEntries(values)
    // the plane represents the process, which contains all elements
    if (bpmnElement && name !== 'BPMNPlane') drawn.add(bpmnElement)
    open.push({ name, id })
    say(`<${name} ${JSON.stringify(values.toSorted(([left], [right]) => (left < right ? -1 : 1)))}`)
  })
  parser.on('text', (text, decode) => say(decode(text).trim()))
  parser.on('cdata', (text) => say(text.trim()))
  parser.on('closeTag', () => void open.pop())
  parser.parse(xml)
  return new Map([...sayings].filter(([id]) => drawn.has(id)))
}

/** Compares two versions; returns the changed elements of each. */
export function diffDefinitions(earlier: string, later: string): { readonly earlier: Changes; readonly later: Changes } {
  const [before, after] = [describeChanges(earlier), describeChanges(later)]
  const gone = [...before.keys()].filter((id) => !after.has(id)).map((id) => [id, 'removed'] as const)
  const made = [...after.keys()].filter((id) => !before.has(id)).map((id) => [id, 'added'] as const)
  const other = [...after].filter(([id, text]) => before.has(id) && before.get(id) !== text).map(([id]) => [id, 'changed'] as const)
  return { earlier: new Map([...gone, ...other]), later: new Map([...made, ...other]) }
}
