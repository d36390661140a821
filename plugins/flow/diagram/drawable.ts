/** Why a process is not drawn; the key of its text. */
export type Refusal = 'empty' | 'doctype' | 'tooLarge' | 'tooMany' | 'tooDeep' | 'notDrawn'

const mostBytes = 2_000_000
const mostElements = 5000
const maxDepth = 100

const tags = /<(\/?)[\w:.-]+(?:\s[^<>]*?)?(\/?)>/g

/** Counts before anything is parsed: a file that is too much would freeze the page. */
function measure(xml: string): Refusal | undefined {
  let depth = 0
  let elements = 0
  for (const [, closing, empty] of xml.matchAll(tags)) {
    if (closing) depth -= 1
    else {
      elements += 1
      if (elements > mostElements) return 'tooMany'
      if (!empty) depth += 1
      if (depth > maxDepth) return 'tooDeep'
    }
  }
  return undefined
}

/** Whether a BPMN file may be drawn: `undefined`, or what is wrong with it. */
export function refusalOf(xml: string): Refusal | undefined {
  if (xml.trim() === '') return 'empty'
  if (xml.length > mostBytes) return 'tooLarge'
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return 'doctype'
  return measure(xml) ?? (/<(?:[\w-]+:)?BPMNPlane\b/.test(xml) ? undefined : 'notDrawn')
}
