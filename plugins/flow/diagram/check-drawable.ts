import { Parser } from 'saxen'

/** Reason why a process is not drawn; the key of its text. */
export type DrawableError = 'empty' | 'doctype' | 'tooLarge' | 'tooMany' | 'tooDeep' | 'notDrawn' | 'outOfBounds' | 'unreadable'

const maxBytes = 2_000_000
const maxElements = 5000
const maxDepth = 100
/** Largest coordinate or size, in pixels. */
const maxCoordinate = 1_000_000

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Parsed like bpmn-js does, where a coordinate that is not a number makes the layout loop forever. */
const hasPosition = (text: string, min: number) => {
  const value = Number.parseFloat(text)
  return value >= min && value <= maxCoordinate
}

const minSize = new Map([
  ['x', -maxCoordinate],
  ['y', -maxCoordinate],
  ['width', 0],
  ['height', 0],
])

/** Whether the positions and sizes in the attributes can be drawn; a box must have a size. */
function isDrawable(element: string, attributes: Readonly<Record<string, string>>, decode: (text: string) => string) {
  const measures = Object.entries(attributes).map(([name, text]) => ({ name: localName(name), text: decode(text) }))
  const named = new Set(measures.map(({ name }) => name))
  if (element === 'Bounds' && !(named.has('width') && named.has('height'))) return false
  return measures.every(({ name, text }) => hasPosition(minSize.has(name) ? text : '0', minSize.get(name) ?? 0))
}

/** Counts elements with the parser that bpmn-js uses, so that comments and text cannot hide any. */
function measure(xml: string): DrawableError | undefined {
  let depth = 0
  let elements = 0
  let planeDepth = 0
  let hasPlane = false
  let error: DrawableError | undefined
  const parser = new Parser()
  const reject = (reason: DrawableError) => {
    error ??= reason
    parser.stop()
  }
  parser.on('openTag', (name, attributes, decode) => {
    const element = localName(name)
    elements += 1
    depth += 1
    if (elements > maxElements) return reject('tooMany')
    if (depth > maxDepth) return reject('tooDeep')
    if (element === 'BPMNPlane') {
      hasPlane = true
      planeDepth ||= depth
    }
    if (planeDepth > 0 && !isDrawable(element, attributes(), decode)) reject('outOfBounds')
  })
  parser.on('closeTag', () => {
    if (planeDepth === depth) planeDepth = 0
    depth -= 1
  })
  parser.on('error', () => reject('unreadable'))
  parser.parse(xml)
  return error ?? (hasPlane ? undefined : 'notDrawn')
}

/** Checks whether a BPMN file can be drawn. Returns `undefined` or the reason why not. */
export function findDrawableError(xml: string): DrawableError | undefined {
  if (xml.trim() === '') return 'empty'
  if (xml.length > maxBytes) return 'tooLarge'
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return 'doctype'
  return measure(xml)
}
