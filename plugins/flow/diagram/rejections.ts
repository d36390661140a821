import { Parser } from 'saxen'

/** Where a process says no. */
export interface Rejections {
  /** The end events that cut it short. */
  readonly ends: ReadonlySet<string>
  /** The lines that a rejection takes, each with what it leads to. */
  readonly lines: ReadonlyMap<string, string>
}

interface Tag {
  readonly name: string
  readonly id: string
  readonly target: string
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const isTruncated = (name: string) => /^(terminate|error|cancel)EventDefinition$/.test(name)
/** as a decision is sent to the engine */
const isRejectCondition = (condition: string) => /\bflag\s*==\s*(['"])no\1/.test(condition)

/** Reads where a file says no. */
export function findRejectionFlows(xml: string): Rejections {
  const ends = new Set<string>()
  const lines = new Map<string, string>()
  const open: Tag[] = []
  const readText = (text: string) => {
    const line = open.at(-2)
    if (line?.name === 'sequenceFlow' && isRejectCondition(text)) lines.set(line.id, line.target)
  }
  const parser = new Parser()
  parser.on('openTag', (tag, attributes, decode) => {
    const { id = '', targetRef = '' } = attributes()
    const parent = open.at(-1)
    open.push({ name: localName(tag), id: decode(id), target: decode(targetRef) })
    if (parent?.name === 'endEvent' && isTruncated(localName(tag))) ends.add(parent.id)
  })
  parser.on('text', (text, decode) => readText(decode(text)))
  parser.on('cdata', readText)
  parser.on('closeTag', () => void open.pop())
  // whether it can be drawn at all is told elsewhere
  parser.on('error', () => parser.stop())
  parser.parse(xml)
  return { ends, lines }
}
