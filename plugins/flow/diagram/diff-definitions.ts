import { Parser } from 'saxen'

/** What became of an element from one version of a process to the next. */
export type Change = 'added' | 'changed' | 'removed'

export type Changes = ReadonlyMap<string, Change>

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** what a line says already */
const ends = new Set(['incoming', 'outgoing'])

/** What each drawn element says, and all within it; where it stands is none of it. */
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
    // the plane stands for the process, which is all of them
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

/** How the elements of two versions differ, for the drawing of each. */
export function diffDefinitions(earlier: string, later: string): { readonly earlier: Changes; readonly later: Changes } {
  const [before, after] = [describeChanges(earlier), describeChanges(later)]
  const gone = [...before.keys()].filter((id) => !after.has(id)).map((id) => [id, 'removed'] as const)
  const made = [...after.keys()].filter((id) => !before.has(id)).map((id) => [id, 'added'] as const)
  const other = [...after].filter(([id, text]) => before.has(id) && before.get(id) !== text).map(([id]) => [id, 'changed'] as const)
  return { earlier: new Map([...gone, ...other]), later: new Map([...made, ...other]) }
}
