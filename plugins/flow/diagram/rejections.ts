import { Parser } from 'saxen'

/** Elements by which a process rejects a request. */
export interface Rejections {
  /** End events that terminate it. */
  readonly ends: ReadonlySet<string>
  /** Flows that a rejection takes, each with its target. */
  readonly lines: ReadonlyMap<string, string>
}

interface Tag {
  readonly name: string
  readonly id: string
  readonly target: string
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const isTruncated = (name: string) => /^(terminate|error|cancel)EventDefinition$/.test(name)
/** Condition as the engine receives a decision. */
const isRejectCondition = (condition: string) => /\bflag\s*==\s*(['"])no\1/.test(condition)

/** Finds the elements of a file that reject a request. */
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
  // whether the file can be drawn is checked elsewhere
  parser.on('error', () => parser.stop())
  parser.parse(xml)
  return { ends, lines }
}
