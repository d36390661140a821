import { getElements, type ModdleElement } from '../settings/moddle'

const eventTypes = ['StartEvent', 'EndEvent', 'IntermediateCatchEvent', 'IntermediateThrowEvent', 'BoundaryEvent']
const subProcessTypes = ['SubProcess', 'Transaction', 'AdHocSubProcess']
const isFlowNode = ({ $type }: ModdleElement) =>
  /(Task|Gateway|CallActivity)$/.test($type) || [...eventTypes, ...subProcessTypes].some((name) => $type === `bpmn:${name}`)

/** Nodes and flows of a process or sub-process; flows name their ends, lists of `incoming` and `outgoing` are not trusted. */
export interface Graph {
  readonly container: ModdleElement
  readonly nodes: ReadonlyMap<string, ModdleElement>
  /** In the order of the file, in which an engine tries the conditions. */
  readonly flows: readonly ModdleElement[]
  readonly incoming: ReadonlyMap<string, readonly ModdleElement[]>
  readonly outgoing: ReadonlyMap<string, readonly ModdleElement[]>
  /** Boundary events by the id of their host. */
  readonly boundaries: ReadonlyMap<string, readonly ModdleElement[]>
}

export const getId = (element: ModdleElement): string => element.id ?? ''

/** Returns the element that a reference names. */
export const getReference = (element: ModdleElement, name: string): ModdleElement | undefined => getElements(element, name)[0]

export const getSource = (flow: ModdleElement): string => getId(getReference(flow, 'sourceRef') ?? flow)
export const getTarget = (flow: ModdleElement): string => getId(getReference(flow, 'targetRef') ?? flow)

/** Returns the processes of a file. */
export const listProcesses = (definitions: ModdleElement): readonly ModdleElement[] =>
  getElements(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process')

/** Returns the process that is deployed: the executable one, else the first. */
export function findProcess(definitions: ModdleElement): ModdleElement | undefined {
  const processes = listProcesses(definitions)
  return processes.find((process) => process.get('isExecutable') === true) ?? processes[0]
}

const groupBy = (elements: readonly ModdleElement[], getKey: (element: ModdleElement) => string) =>
  elements.reduce(
    (groups, element) => groups.set(getKey(element), [...(groups.get(getKey(element)) ?? []), element]),
    new Map<string, ModdleElement[]>(),
  )

/** Returns the nodes and flows of a process or sub-process, without those of its sub-processes. */
export function readGraph(container: ModdleElement): Graph {
  const elements = getElements(container, 'flowElements')
  const flows = elements.filter(
    (element) => element.$type === 'bpmn:SequenceFlow' && getReference(element, 'sourceRef') && getReference(element, 'targetRef'),
  )
  const nodes = elements.filter(isFlowNode)
  return {
    container,
    nodes: new Map(nodes.map((node) => [getId(node), node])),
    flows,
    incoming: groupBy(flows, getTarget),
    outgoing: groupBy(flows, getSource),
    boundaries: groupBy(
      nodes.filter(({ $type }) => $type === 'bpmn:BoundaryEvent'),
      (event) => getId(getReference(event, 'attachedToRef') ?? event),
    ),
  }
}

/** Returns all processes and sub-processes of a file. */
export function listContainers(definitions: ModdleElement): readonly ModdleElement[] {
  const listInner = (container: ModdleElement): readonly ModdleElement[] => [
    container,
    ...getElements(container, 'flowElements')
      .filter(({ $type }) => subProcessTypes.some((name) => $type === `bpmn:${name}`))
      .flatMap(listInner),
  ]
  return listProcesses(definitions).flatMap(listInner)
}
