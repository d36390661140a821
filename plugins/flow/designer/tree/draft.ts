import type { Engine } from '../process/engine'
import { getElements, type ModdleElement, type ModdleFactory } from '../settings/moddle'
import { getId, getReference, listContainers, readGraph } from './graph'

/** A process that is edited. */
export interface Draft {
  readonly definitions: ModdleElement
  readonly engine: Engine
  readonly factory: ModdleFactory
  readonly ids: Set<string>
  /** Whether nodes of the file list their flows, which BPMN leaves open. */
  readonly hasLists: boolean
}

/** Thrown if an edit names what the process does not contain, or asks for what cannot be done. */
export class TreeEditError extends Error {
  override readonly name = 'TreeEditError'
}

const isTyped = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && typeof (value as ModdleElement).$type === 'string'

/** Calls a function with an element and all elements within it. */
export function visitElements(element: ModdleElement, visit: (element: ModdleElement) => void): void {
  visit(element)
  for (const value of Object.values(element).flat()) if (isTyped(value) && value.$parent === element) visitElements(value, visit)
}

export function createDraft(definitions: ModdleElement, { engine, factory }: Pick<Draft, 'engine' | 'factory'>): Draft {
  const ids = new Set<string>()
  visitElements(definitions, ({ id }) => id !== undefined && ids.add(id))
  const graphs = listContainers(definitions).map(readGraph)
  const nodes = graphs.flatMap((graph) => [...graph.nodes.values()])
  const hasLists =
    graphs.every(({ flows }) => flows.length === 0) ||
    nodes.some((node) => getElements(node, 'incoming').length + getElements(node, 'outgoing').length > 0)
  return { definitions, engine, factory, ids, hasLists }
}

/** Creates an id that the file does not use. */
export function createId({ ids }: Draft, prefix: string): string {
  let number = 1
  while (ids.has(`${prefix}${number}`)) number += 1
  ids.add(`${prefix}${number}`)
  return `${prefix}${number}`
}

/** Returns the element of an id, with the process or sub-process that holds it. */
export function requireElement(draft: Draft, id: string): { readonly element: ModdleElement; readonly container: ModdleElement } {
  for (const container of listContainers(draft.definitions)) {
    const element = getElements(container, 'flowElements').find((one) => one.id === id)
    if (element) return { element, container }
  }
  throw new TreeEditError(`no element ${id}`)
}

/** Adds an element to a container, before another one or at the end. */
export function addElement(container: ModdleElement, element: ModdleElement, before?: ModdleElement): void {
  const elements = [...getElements(container, 'flowElements')]
  const index = before ? elements.indexOf(before) : -1
  elements.splice(index < 0 ? elements.length : index, 0, element)
  container.set('flowElements', elements)
  element.$parent = container
}

const without = (elements: readonly ModdleElement[], removed: ModdleElement) => elements.filter((element) => element !== removed)

function setList(node: ModdleElement, [list, elements]: readonly [string, readonly ModdleElement[]]): void {
  if (elements.length > 0 || getElements(node, list).length > 0) node.set(list, [...elements])
}

/** Changes an end of a flow, and the lists of the nodes. */
function setEnd(draft: Draft, flow: ModdleElement, { end, node }: { readonly end: 'source' | 'target'; readonly node?: ModdleElement }) {
  const list = end === 'source' ? 'outgoing' : 'incoming'
  const before = getReference(flow, `${end}Ref`)
  if (before === node) return
  if (before) setList(before, [list, without(getElements(before, list), flow)])
  if (before?.get('default') === flow && end === 'source') before.set('default', undefined)
  flow.set(`${end}Ref`, node)
  if (node && draft.hasLists) setList(node, [list, [...getElements(node, list), flow]])
}

export const setSource = (draft: Draft, flow: ModdleElement, node: ModdleElement) => setEnd(draft, flow, { end: 'source', node })
export const setTarget = (draft: Draft, flow: ModdleElement, node: ModdleElement) => setEnd(draft, flow, { end: 'target', node })

interface NewFlow {
  readonly container: ModdleElement
  readonly source: ModdleElement
  readonly target: ModdleElement
  readonly attributes?: object
  /** Flow before which the file lists it. */
  readonly before?: ModdleElement | undefined
}

export function addFlow(draft: Draft, { container, source, target, attributes = {}, before }: NewFlow): ModdleElement {
  const id = createId(draft, 'flow')
  const flow = draft.factory.create('bpmn:SequenceFlow', { id, ...attributes }) as ModdleElement // as moddle creates it
  addElement(container, flow, before)
  setSource(draft, flow, source)
  setTarget(draft, flow, target)
  return flow
}

export function addNode(draft: Draft, container: ModdleElement, [type, attributes]: readonly [string, object]): ModdleElement {
  const prefix = type.charAt(0).toLowerCase() + type.slice(1)
  const node = draft.factory.create(`bpmn:${type}`, { id: createId(draft, prefix), ...attributes }) as ModdleElement // as moddle creates it
  addElement(container, node)
  return node
}

/** Removes flows, also from the lists of their nodes. */
export function removeFlows(draft: Draft, container: ModdleElement, flows: readonly ModdleElement[]): void {
  for (const flow of flows) {
    setEnd(draft, flow, { end: 'source' })
    setEnd(draft, flow, { end: 'target' })
    container.set('flowElements', without(getElements(container, 'flowElements'), flow))
  }
  removeArtifacts(container, new Set(flows))
}

/** Removes associations of elements that no longer exist. */
function removeArtifacts(container: ModdleElement, removed: ReadonlySet<ModdleElement>): void {
  const artifacts = getElements(container, 'artifacts')
  const isLost = (artifact: ModdleElement) =>
    ['sourceRef', 'targetRef'].some((name) => {
      const end = artifact.$type === 'bpmn:Association' ? getReference(artifact, name) : undefined
      return end !== undefined && removed.has(end)
    })
  const retained = artifacts.filter((artifact) => !isLost(artifact))
  if (retained.length < artifacts.length) container.set('artifacts', retained)
}

/** Removes nodes and the flows that begin or end at them. */
export function removeNodes(draft: Draft, container: ModdleElement, ids: ReadonlySet<string>): void {
  const { flows } = readGraph(container)
  const ends = (flow: ModdleElement) => [getReference(flow, 'sourceRef'), getReference(flow, 'targetRef')]
  removeFlows(
    draft,
    container,
    flows.filter((flow) => ends(flow).some((end) => end && ids.has(getId(end)))),
  )
  const elements = getElements(container, 'flowElements')
  const gone = elements.filter((element) => ids.has(getId(element)))
  container.set(
    'flowElements',
    elements.filter((element) => !gone.includes(element)),
  )
  removeArtifacts(container, new Set(gone))
}
