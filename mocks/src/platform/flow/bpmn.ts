import { getOwn } from '@jwsk/sdk'
export interface BpmnNode {
  readonly id: string
  /** Element name in BPMN, e.g. `userTask`, `startEvent` or `exclusiveGateway`. */
  readonly type: string
  readonly name: string
  /** Id of a user, or `${variable}`. */
  readonly assignee: string
  readonly candidateUsers: readonly string[]
  /** Role aliases. */
  readonly candidateGroups: readonly string[]
  /** Whether the applicant may decide on the own request. */
  readonly selfApproval: boolean
  /** Whether approving needs a remark. */
  readonly remarkRequired: boolean
  /** Flow that an exclusive gateway takes if no condition holds. */
  readonly defaultFlow: string
}

export interface SequenceFlow {
  readonly id: string
  readonly name: string
  readonly source: string
  readonly target: string
  readonly condition: string
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface Process {
  readonly id: string
  readonly name: string
  readonly nodes: ReadonlyMap<string, BpmnNode>
  readonly flows: readonly SequenceFlow[]
  /** Bounds of the nodes in the diagram. */
  readonly shapes: ReadonlyMap<string, Box>
  /** Bounds of names that are outside their node. */
  readonly labels: ReadonlyMap<string, Box>
  readonly edges: ReadonlyMap<string, readonly Point[]>
}

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Text between this tag and the next. */
  readonly text: string
}

const tagPattern = /<(?:[\w-]+:)?([A-Za-z]\w*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>([^<]*(?:<!\[CDATA\[[\s\S]*?\]\]>)?)/g
const attributePattern = /(?:[\w-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(
    /&(?:(lt|gt|amp|quot|apos)|#(\d+));/g,
    (_, name?: string, code?: string) => (name ? getOwn(entities, name) : String.fromCodePoint(Number(code))) ?? '',
  )
const toPlainText = (text: string) => decode(text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/, '$1')).trim()

const parseTags = (xml: string): Tag[] =>
  [...xml.replace(/<!--[\s\S]*?-->/g, '').matchAll(tagPattern)].map(([, name = '', attributes = '', text = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(attributePattern)].map(([, key = '', double, single]) => [key, decode(double ?? single ?? '')]),
    ),
    text,
  }))

const isNode = (name: string) => /(Event|Task|Gateway|subProcess|callActivity|^task)$/.test(name)
const splitList = (text = '') =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

interface Draft {
  process: Tag | undefined
  /** Element that the next bounds and waypoints belong to. */
  drawn: string
  boxes: 'shapes' | 'labels'
  readonly nodes: Map<string, BpmnNode>
  readonly flows: SequenceFlow[]
  readonly shapes: Map<string, Box>
  readonly labels: Map<string, Box>
  readonly edges: Map<string, Point[]>
}

type TagReader = (draft: Draft, tag: Tag) => void

const readBounds: TagReader = (draft, { attributes }) => {
  draft.drawn = attributes.bpmnElement ?? ''
  draft.boxes = 'shapes'
}

const readNode: TagReader = ({ nodes }, tag) => {
  const { id = '' } = tag.attributes
  if (isNode(tag.name) && id !== '') nodes.set(id, toNode(tag))
}

const readers: Readonly<Record<string, TagReader>> = {
  process: (draft, tag) => {
    draft.process ??= tag
  },
  sequenceFlow: ({ flows }, { attributes: { id = '', name = '', sourceRef = '', targetRef = '' } }) => {
    flows.push({ id, name, source: sourceRef, target: targetRef, condition: '' })
  },
  // belongs to the flow opened last
  conditionExpression: ({ flows }, { text }) => {
    const last = flows.pop()
    if (last) flows.push({ ...last, condition: toPlainText(text) })
  },
  BPMNShape: readBounds,
  BPMNEdge: readBounds,
  BPMNLabel: (draft) => {
    draft.boxes = 'labels'
  },
  Bounds: ({ boxes, drawn, ...draft }, { attributes }) => {
    draft[boxes].set(drawn, { ...toPoint(attributes), width: Number(attributes.width), height: Number(attributes.height) })
  },
  waypoint: ({ edges, drawn }, { attributes }) => {
    edges.set(drawn, [...(edges.get(drawn) ?? []), toPoint(attributes)])
  },
}

/** Parses a BPMN 2.0 file as far as the mocks execute and draw it; returns `undefined` without a process with a start. */
export function parseBpmn(xml: string): Process | undefined {
  const draft: Draft = {
    process: undefined,
    drawn: '',
    boxes: 'shapes',
    nodes: new Map(),
    flows: [],
    shapes: new Map(),
    labels: new Map(),
    edges: new Map(),
  }
  for (const tag of parseTags(xml)) (getOwn(readers, tag.name) ?? readNode)(draft, tag)
  const { process, drawn: _, boxes: __, ...read } = draft
  const { id, name } = process?.attributes ?? {}
  const starts = [...read.nodes.values()].some((node) => node.type === 'startEvent')
  return id && starts ? { ...read, id, name: name || id } : undefined
}

const toPoint = ({ x, y }: Tag['attributes']): Point => ({ x: Number(x), y: Number(y) })

const toNode = ({ name: type, attributes }: Tag): BpmnNode => ({
  id: attributes.id ?? '',
  type,
  name: attributes.name ?? '',
  assignee: attributes.assignee ?? '',
  candidateUsers: splitList(attributes.candidateUsers),
  candidateGroups: splitList(attributes.candidateGroups),
  selfApproval: attributes.selfApproval === 'true',
  remarkRequired: attributes.remarkRequired === 'true',
  defaultFlow: attributes.default ?? '',
})
