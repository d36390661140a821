import { getOwn } from '@jwsk/sdk'
import { getElements, type ModdleElement } from '../settings/moddle'
import { findProcess, type Graph, getId, getReference, getSource, getTarget, listProcesses, readGraph } from './graph'
import { findRegion } from './region'
import type { Block, BranchesBlock, BranchType, ClosedBlock, Seam, Sequence, Tree } from './tree-types'

/** A sequence, and the node at which it stops because other flows lead there, too. */
interface Parsed extends Sequence {
  readonly stop?: string
  readonly exits: readonly ModdleElement[]
}

interface Place {
  readonly node: string
  /** Flows that lead to the node. */
  readonly entry: readonly ModdleElement[]
  readonly before: Seam
}

/** A block, and the flows that leave it; `undefined` of what a tree cannot say. */
interface ParsedBlock {
  readonly block: Block
  readonly exits: readonly ModdleElement[]
  readonly last: string
  /** Blocks of the branch that goes on while the others end. */
  readonly main?: Parsed
}

/** Bean of the platform that sends copies. */
export const copyExpression = `\${copyDelegate}`

const gatewayTypes: Readonly<Record<string, BranchType>> = {
  'bpmn:ExclusiveGateway': 'exclusive',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:InclusiveGateway': 'inclusive',
}

/** Prevents endless recursion in files made to cause it. */
const maxDepth = 40

const getName = (node: ModdleElement) => node.name ?? ''
const getIds = (elements: readonly ModdleElement[]) => elements.map(getId)

/** Whether a task only sends copies. */
export const isCopy = (node: ModdleElement) =>
  node.$type === 'bpmn:ServiceTask' && Object.values((node as { $attrs?: object }).$attrs ?? {}).includes(copyExpression)

export const getCondition = (flow: ModdleElement): string => {
  const expression = getReference(flow, 'conditionExpression')
  return expression ? String(expression.get('body') ?? '').trim() : ''
}

const refusalPattern = /^[$#]\{\s*flag\s*==\s*['"]no['"]\s*\}$/
const isRefusal = (condition: string) => refusalPattern.test(condition)

function toClosed(graph: Graph, ids: readonly string[], place: Place): ClosedBlock {
  const names = ids.map((id) => getName(graph.nodes.get(id) ?? graph.container)).filter((name) => name !== '')
  const first = graph.nodes.get(place.node)
  return { kind: 'closed', id: place.node, name: first ? getName(first) : '', before: place.before, nodes: ids, names }
}

function parseNode(graph: Graph, node: ModdleElement, place: Place): ParsedBlock | undefined {
  const exits = graph.outgoing.get(place.node) ?? []
  if (exits.length > 1 || graph.boundaries.has(place.node)) return undefined
  const base = { id: place.node, name: getName(node), before: place.before }
  const parsed = (block: Block): ParsedBlock => ({ block, exits, last: place.node })
  if (node.$type === 'bpmn:UserTask') return parsed({ ...base, kind: 'step' })
  if (isCopy(node)) return parsed({ ...base, kind: 'copy' })
  if (node.$type === 'bpmn:EndEvent') return exits.length === 0 ? parsed({ ...base, kind: 'end' }) : undefined
  if (node.$type === 'bpmn:SubProcess' && node.get('triggeredByEvent') !== true)
    return parsed({ ...base, kind: 'subProcess', body: parseContainer(node) })
  return undefined
}

const isOnlyEnd = ({ blocks }: Sequence) => blocks.length === 1 && blocks[0]?.kind === 'end'
const isEnded = ({ stop, after }: Parsed) => stop === undefined && after === undefined

/** Returns the branch that goes on while the others end. */
function findMain(gateway: ModdleElement, parsed: readonly Parsed[], flows: readonly ModdleElement[]): number {
  const open = parsed.flatMap((branch, index) => (isEnded(branch) ? [] : [index]))
  if (open.length > 0) return open.length === 1 ? (open[0] ?? -1) : -1
  const longer = parsed.flatMap((branch, index) => (isOnlyEnd(branch) ? [] : [index]))
  if (longer.length === 1) return longer[0] ?? -1
  if (gateway.$type === 'bpmn:ParallelGateway') return -1
  const reference = getReference(gateway, 'default')
  return reference ? flows.indexOf(reference) : -1
}

/** Returns the gateway that joins all open branches of the type and no other flow. */
function findJoin(graph: Graph, gateway: ModdleElement, exits: readonly ModdleElement[]): ModdleElement | undefined {
  const [first] = exits
  const node = first && graph.nodes.get(getTarget(first))
  if (!node || node.$type !== gateway.$type || (graph.outgoing.get(getId(node)) ?? []).length !== 1) return undefined
  return (graph.incoming.get(getId(node)) ?? []).length === exits.length ? node : undefined
}

/** Parses what follows each flow of a gateway; `undefined` if a flow leads back out of its branch. */
function parseEach(graph: Graph, flows: readonly ModdleElement[], depth: number): readonly Parsed[] | undefined {
  const parsed: Parsed[] = []
  for (const flow of flows) {
    const before = { flows: [getId(flow)], after: getSource(flow) }
    const branch = parseSequence(graph, { node: getTarget(flow), entry: [flow], before }, depth + 1)
    if (!branch) return undefined
    parsed.push(branch)
  }
  return parsed
}

/** How branches meet; `undefined` if a tree cannot say it. */
function findMeeting(graph: Graph, gateway: ModdleElement, parsed: readonly Parsed[]) {
  const main = findMain(gateway, parsed, graph.outgoing.get(getId(gateway)) ?? [])
  if (main >= 0) return { main, exits: [], join: undefined }
  const open = parsed.filter((branch) => !isEnded(branch))
  const stops = new Set(open.map(({ stop }) => stop))
  // an end without an end event cannot be joined
  if (stops.size > 1 || stops.has(undefined)) return undefined
  const exits = open.flatMap((branch) => branch.exits)
  const join = exits.length > 0 ? findJoin(graph, gateway, exits) : undefined
  // parallel branches that meet elsewhere would go on separately
  if (open.length > 1 && getOwn(gatewayTypes, gateway.$type) !== 'exclusive' && !join) return undefined
  return { main, exits, join }
}

function parseBranches(graph: Graph, gateway: ModdleElement, [place, depth]: readonly [Place, number]): ParsedBlock | undefined {
  const type = getOwn(gatewayTypes, gateway.$type)
  const flows = graph.outgoing.get(place.node) ?? []
  const parsed = type && flows.length > 1 && !graph.boundaries.has(place.node) ? parseEach(graph, flows, depth) : undefined
  const meeting = parsed && findMeeting(graph, gateway, parsed)
  if (!type || !meeting) return undefined
  const { main, exits, join } = meeting
  const reference = getReference(gateway, 'default')
  const toSequence = (flow: ModdleElement, index: number): Sequence =>
    index === main
      ? { blocks: [], after: { flows: [getId(flow)], after: place.node } }
      : { blocks: parsed[index]?.blocks ?? [], after: parsed[index]?.after }
  const block: BranchesBlock = {
    kind: 'branches',
    id: place.node,
    name: getName(gateway),
    before: place.before,
    type,
    join: join ? getId(join) : '',
    branches: flows.map((flow, index) => ({
      id: getId(flow),
      name: getName(flow),
      condition: getCondition(flow),
      isDefault: flow === reference,
      isMain: index === main,
      sequence: toSequence(flow, index),
    })),
  }
  const continued = parsed[main]
  if (continued) return { block, exits: continued.exits, last: place.node, main: continued }
  const joined = join ? (graph.outgoing.get(getId(join)) ?? []) : exits
  return { block, exits: joined, last: join ? getId(join) : place.node }
}

/** Joins a step with the branches behind it that only end a refused request. */
function joinRefusals(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const step = joined.at(-1)
    const refused = block.kind === 'branches' && block.branches.find(({ condition }) => isRefusal(condition))
    const end = refused ? refused.sequence.blocks[0] : undefined
    const isOwn =
      block.kind === 'branches' &&
      block.type === 'exclusive' &&
      block.branches.length === 2 &&
      block.branches.some(({ isMain, condition }) => isMain && condition === '') &&
      block.before.flows.length === 1
    if (step?.kind === 'step' && !step.refusal && isOwn && refused && end && isOnlyEnd(refused.sequence))
      joined[joined.length - 1] = { ...step, refusal: { gateway: block.id, end: end.id, flow: refused.id } }
    else joined.push(block)
  }
  return joined
}

function parseBlock(graph: Graph, place: Place, depth: number): ParsedBlock | undefined {
  const node = graph.nodes.get(place.node)
  if (!node) return undefined
  const isEntered = (graph.incoming.get(place.node) ?? []).every((flow) => place.entry.includes(flow))
  const block = isEntered ? (parseNode(graph, node, place) ?? parseBranches(graph, node, [place, depth])) : undefined
  if (block) return block
  const region = findRegion(graph, place.node, place.entry)
  if (!region) return undefined
  return { block: toClosed(graph, [...region.ids], place), exits: region.exits, last: place.node }
}

/** Adds a block; a gateway that only joins what is closed before it belongs to it. */
function addBlock(graph: Graph, blocks: Block[], block: Block): void {
  const before = blocks.at(-1)
  const isJoin = block.kind === 'closed' && block.nodes.length === 1 && graph.nodes.get(block.id)?.$type.endsWith('Gateway')
  if (before?.kind === 'closed' && block.kind === 'closed' && isJoin)
    blocks[blocks.length - 1] = { ...before, nodes: [...before.nodes, ...block.nodes], names: [...before.names, ...block.names] }
  else blocks.push(block)
}

/** Parses blocks until an end, or until a node to which other flows lead, too; `undefined` if flows lead back out of it. */
function parseSequence(graph: Graph, first: Place, depth: number): Parsed | undefined {
  if (depth > maxDepth) return undefined
  const blocks: Block[] = []
  let place = first
  const seen = new Set<string>()
  for (;;) {
    if (seen.has(place.node)) return undefined
    seen.add(place.node)
    const parsed = parseBlock(graph, place, depth)
    if (!parsed) {
      const isJoin = (graph.incoming.get(place.node) ?? []).some((flow) => !place.entry.includes(flow))
      return isJoin ? { blocks: joinRefusals(blocks), after: place.before, stop: place.node, exits: place.entry } : undefined
    }
    const { block, exits, last, main } = parsed
    addBlock(graph, blocks, block)
    if (main) return { ...main, blocks: joinRefusals([...blocks, ...main.blocks]) }
    const [exit] = exits
    if (!exit) {
      const isEnd = block.kind === 'end' || block.kind === 'branches' || (block.kind === 'closed' && exits.length === 0)
      return { blocks: joinRefusals(blocks), after: isEnd ? undefined : { flows: [], after: last }, exits: [] }
    }
    place = { node: getTarget(exit), entry: exits, before: { flows: getIds(exits), after: last } }
  }
}

const noSeam: Seam = { flows: [], after: '' }

function closeAll(graph: Graph): Tree {
  const ids = [...graph.nodes.keys()]
  const block = toClosed(graph, ids, { node: ids[0] ?? '', entry: [], before: noSeam })
  return { id: getId(graph.container), blocks: [block], after: undefined, detached: [], isClosed: true }
}

const listNodes = ({ blocks }: Sequence): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'closed') return block.nodes
    if (block.kind === 'branches') return [block.id, block.join, ...block.branches.flatMap(({ sequence }) => listNodes(sequence))]
    return block.kind === 'step' && block.refusal ? [block.id, block.refusal.gateway, block.refusal.end] : [block.id]
  })

function parseContainer(container: ModdleElement): Tree {
  const graph = readGraph(container)
  const starts = [...graph.nodes.values()].filter(({ $type }) => $type === 'bpmn:StartEvent')
  const [start] = starts
  const [exit, ...others] = start ? (graph.outgoing.get(getId(start)) ?? []) : []
  const isSimple = starts.length === 1 && others.length === 0 && getElements(container, 'laneSets').length === 0
  if (!start || !isSimple || graph.incoming.has(getId(start))) return closeAll(graph)
  const id = getId(start)
  const first: Block = { kind: 'start', id, name: getName(start), before: noSeam }
  const before = { flows: exit ? [getId(exit)] : [], after: id }
  const rest = exit ? parseSequence(graph, { node: getTarget(exit), entry: [exit], before }, 0) : { blocks: [], after: before }
  if (!rest || 'stop' in rest) return closeAll(graph)
  const tree = { blocks: [first, ...rest.blocks], after: rest.after }
  const known = new Set(listNodes(tree))
  return {
    ...tree,
    id: getId(container),
    detached: [...graph.nodes.keys()].filter((node) => !known.has(node)),
    isClosed: rest.blocks.length === 1 && rest.blocks[0]?.kind === 'closed',
  }
}

/** Parses the process of a file into blocks; a file with pools is one closed block. */
export function parseTree(definitions: ModdleElement): Tree {
  const process = findProcess(definitions)
  if (!process) return { id: '', blocks: [], after: undefined, detached: [], isClosed: true }
  const hasPools = getElements(definitions, 'rootElements').some(({ $type }) => $type === 'bpmn:Collaboration')
  return hasPools || listProcesses(definitions).length > 1 ? closeAll(readGraph(process)) : parseContainer(process)
}
