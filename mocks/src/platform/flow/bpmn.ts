import { getOwn } from '@jwsk/sdk'
import { findPrefixes, parseTags, type Tag } from './engine/bpmn-tags'
import type { Organization } from './engine/organization'
import { readStepSettings, type StepSettings, splitList } from './engine/step-settings'

/** Boundary event of a node. */
export interface Boundary {
  readonly attachedTo: string
  /** Whether the event ends what the node does. */
  readonly isInterrupting: boolean
}

export interface BpmnNode extends StepSettings {
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
  /** Id of the sub-process that contains the node; `''` in the process itself. */
  readonly parent: string
  readonly boundary?: Boundary
  /** ISO 8601 duration of a timer; `''` for none. */
  readonly timer: string
  /** Whether an end event ends all that still runs beside it. */
  readonly isTerminating: boolean
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
  /** Finds the people of steps; without it, only ids in the file and the variables are found. */
  readonly organization?: Organization
}

const isNode = (name: string) => /(Event|Task|Gateway|[sS]ubProcess|^callActivity|^transaction|^task)$/.test(name)
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

const readers: Readonly<Record<string, TagReader>> = {
  process: (draft, tag) => {
    draft.process ??= tag
  },
  sequenceFlow: ({ flows }, { attributes: { id = '', name = '', sourceRef = '', targetRef = '' } }) => {
    flows.push({ id, name, source: sourceRef, target: targetRef, condition: '' })
  },
  conditionExpression: ({ flows }, { text, parent }) => {
    const last = flows.at(-1)
    if (last && parent?.name === 'sequenceFlow') flows.splice(-1, 1, { ...last, condition: text })
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
  const tags = parseTags(xml)
  for (const tag of tags) getOwn(readers, tag.name)?.(draft, tag)
  readNodes(draft.nodes, tags, findPrefixes(xml, 'urn:jwsk:process'))
  const { process, drawn: _, boxes: __, ...read } = draft
  const { id, name } = process?.attributes ?? {}
  const starts = [...read.nodes.values()].some((node) => node.type === 'startEvent' && node.parent === '')
  return id && starts ? { ...read, id, name: name || id } : undefined
}

const toPoint = ({ x, y }: Tag['attributes']): Point => ({ x: Number(x), y: Number(y) })

const isOfNode = (tag: Tag) => isNode(tag.name) && tag.attributes['id'] !== undefined && tag.attributes['id'] !== ''

/** Returns the node that contains a tag. */
function findNode(tag: Tag): Tag | undefined {
  let parent = tag.parent
  while (parent && !isOfNode(parent)) parent = parent.parent
  return parent
}

function readNodes(nodes: Map<string, BpmnNode>, tags: readonly Tag[], prefixes: readonly string[]) {
  const contents = new Map<Tag | undefined, Tag[]>()
  for (const tag of tags.filter((inner) => !isOfNode(inner))) {
    const container = findNode(tag)
    contents.set(container, [...(contents.get(container) ?? []), tag])
  }
  for (const tag of tags.filter(isOfNode)) {
    const own = contents.get(tag) ?? []
    const node = toNode(tag, own, readStepSettings(tag, own, prefixes))
    // the first of equal ids counts, so that no node contains itself
    if (!nodes.has(node.id)) nodes.set(node.id, node)
  }
}

function toNode(tag: Tag, own: readonly Tag[], settings: StepSettings): BpmnNode {
  const { name: type, attributes } = tag
  const { attachedToRef } = attributes
  return {
    ...settings,
    id: attributes['id'] ?? '',
    type,
    name: attributes['name'] ?? '',
    assignee: attributes['assignee'] ?? '',
    candidateUsers: splitList(attributes['candidateUsers']),
    candidateGroups: splitList(attributes['candidateGroups']),
    selfApproval: attributes['selfApproval'] === 'true',
    remarkRequired: attributes['remarkRequired'] === 'true',
    defaultFlow: attributes['default'] ?? '',
    parent: findNode(tag)?.attributes['id'] ?? '',
    ...(attachedToRef !== undefined && {
      boundary: { attachedTo: attachedToRef, isInterrupting: attributes['cancelActivity'] !== 'false' },
    }),
    timer: own.find(({ name, parent }) => name === 'timeDuration' && parent?.name === 'timerEventDefinition')?.text ?? '',
    isTerminating: own.some(({ name }) => name === 'terminateEventDefinition'),
  }
}
