import { getAttribute, getElements, type ModdleElement } from '../settings/moddle'
import { groupBy } from './group-by'

/** Nodes of a process or sub-process, without those of its sub-processes, in document order. */
export interface ProcessGraph {
  readonly nodes: readonly ModdleElement[]
  readonly starts: readonly ModdleElement[]
  /** Returns the nodes that may follow a node. */
  getNext(node: ModdleElement): readonly ModdleElement[]
}

const noNodes = /^bpmn:(?:SequenceFlow|DataObject\w*|DataStore\w*)$/
const scopes = /^bpmn:(?:Process|SubProcess|Transaction|AdHocSubProcess)$/
const waiting = /^bpmn:(?:UserTask|ReceiveTask|ManualTask|IntermediateCatchEvent|EventBasedGateway|SubProcess|Transaction|CallActivity)$/

/** Whether a process pauses at a node, for a user, a message or a time. */
export const isWaiting = ({ $type }: ModdleElement) => waiting.test($type)

const isLink = (node: ModdleElement) => getElements(node, 'eventDefinitions').some(({ $type }) => $type === 'bpmn:LinkEventDefinition')

/** Whether a node begins without a flow that leads to it. */
const isStart = (node: ModdleElement) =>
  node.$type === 'bpmn:StartEvent' ||
  getAttribute(node, 'triggeredByEvent') === 'true' ||
  getAttribute(node, 'isForCompensation') === 'true' ||
  (node.$type === 'bpmn:IntermediateCatchEvent' && isLink(node))

function createGraph(scope: ModdleElement): ProcessGraph {
  const nodes = getElements(scope, 'flowElements').filter(({ $type }) => !noNodes.test($type))
  const boundary = groupBy(
    nodes.filter(({ $type }) => $type === 'bpmn:BoundaryEvent'),
    (event) => getElements(event, 'attachedToRef')[0],
  )
  return {
    nodes,
    starts: nodes.filter(isStart),
    getNext: (node) => [...getElements(node, 'outgoing').flatMap((flow) => getElements(flow, 'targetRef')), ...(boundary.get(node) ?? [])],
  }
}

/** Returns the graphs of the processes in definitions and of their sub-processes. */
export function listGraphs(root: ModdleElement): readonly ProcessGraph[] {
  const children = [...getElements(root, 'rootElements'), ...getElements(root, 'flowElements')]
  return [...(scopes.test(root.$type) ? [createGraph(root)] : []), ...children.flatMap(listGraphs)]
}

/** Returns the nodes that flows lead to from some nodes, these included. */
export function findReachable(
  from: readonly ModdleElement[],
  getNext: (node: ModdleElement) => readonly ModdleElement[],
): ReadonlySet<ModdleElement> {
  const seen = new Set(from)
  // the set grows while it is iterated
  for (const node of seen) for (const next of getNext(node)) seen.add(next)
  return seen
}
