import type { ModdleElement } from '../settings/moddle'
import { processNamespace, processPrefix } from '../settings/vocabulary'
import { addElement, addFlow, addNode, createId, type Draft, requireElement, setTarget, TreeEditError, visitElements } from './draft'
import { getReference } from './graph'
import { copyExpression } from './parse-tree'
import type { Seam } from './tree-types'

/** `step` ends a refused request, `task` goes on whatever the decision. */
export const newBlocks = ['step', 'task', 'copy', 'exclusive', 'parallel', 'inclusive', 'subProcess'] as const
export type NewBlock = (typeof newBlocks)[number]

/** Names of new elements, which the process shows to its users. */
export type NewName = 'step' | 'copy' | 'subProcess' | 'start' | 'end' | 'decision' | 'refused' | 'otherwise' | 'branch'

type Names = Readonly<Record<NewName, string>>

/** First and last node of what is inserted. */
interface Inserted {
  readonly first: ModdleElement
  readonly last: ModdleElement
  /** Flow that leaves it, if it has one already. */
  readonly exit?: ModdleElement
}

const createExpression = ({ factory }: Draft, body: string) => factory.create('bpmn:FormalExpression', { body })

/** Adds the gateway that ends a request which the step before it refused. */
function addRefusal(draft: Draft, container: ModdleElement, { task, names }: { readonly task: ModdleElement; readonly names: Names }) {
  const gateway = addNode(draft, container, ['ExclusiveGateway', { name: names.decision }])
  const end = addNode(draft, container, ['EndEvent', { name: names.refused }])
  addFlow(draft, { container, source: task, target: gateway })
  const conditionExpression = createExpression(draft, `\${flag == 'no'}`)
  addFlow(draft, { container, source: gateway, target: end, attributes: { name: names.refused, conditionExpression } })
  return gateway
}

const gatewayTypes = { exclusive: 'ExclusiveGateway', parallel: 'ParallelGateway', inclusive: 'InclusiveGateway' } as const

function addBranches(draft: Draft, container: ModdleElement, [type, names]: readonly [keyof typeof gatewayTypes, Names]): Inserted {
  const first = addNode(draft, container, [gatewayTypes[type], {}])
  const last = addNode(draft, container, [gatewayTypes[type], {}])
  addFlow(draft, { container, source: first, target: last, attributes: { name: `${names.branch} 1` } })
  const isConditional = type !== 'parallel'
  const second = { name: isConditional ? names.otherwise : `${names.branch} 2` }
  const flow = addFlow(draft, { container, source: first, target: last, attributes: second })
  if (isConditional) first.set('default', flow)
  return { first, last }
}

function addSubProcess(draft: Draft, container: ModdleElement, names: Names): Inserted {
  const node = addNode(draft, container, ['SubProcess', { name: names.subProcess }])
  const source = addNode(draft, node, ['StartEvent', { name: names.start }])
  const target = addNode(draft, node, ['EndEvent', { name: names.end }])
  addFlow(draft, { container: node, source, target })
  return { first: node, last: node }
}

function addCopy(draft: Draft, container: ModdleElement, names: Names): Inserted {
  const { factory, engine } = draft
  const node = addNode(draft, container, ['ServiceTask', { name: names.copy, [`${engine}:delegateExpression`]: copyExpression }])
  const approval = factory.createAny(`${processPrefix}:approval`, processNamespace, {}) as ModdleElement // as moddle creates it
  const extensions = factory.create('bpmn:ExtensionElements', { values: [approval] }) as ModdleElement // as moddle creates it
  approval.$parent = extensions
  extensions.$parent = node
  node.set('extensionElements', extensions)
  return { first: node, last: node }
}

function addBlock(draft: Draft, container: ModdleElement, { block, names }: { readonly block: NewBlock; readonly names: Names }): Inserted {
  if (block === 'copy') return addCopy(draft, container, names)
  if (block === 'subProcess') return addSubProcess(draft, container, names)
  if (block !== 'step' && block !== 'task') return addBranches(draft, container, [block, names])
  const task = addNode(draft, container, ['UserTask', { name: names.step }])
  return { first: task, last: block === 'step' ? addRefusal(draft, container, { task, names }) : task }
}

/** Returns the process or sub-process that a place is in. */
export const getContainer = (draft: Draft, { after }: Seam): ModdleElement => requireElement(draft, after).container

/** Leads the flows of a place to nodes that are there already, and on from them to where the flows led. */
export function attach(draft: Draft, seam: Seam, { first, last, exit }: Inserted): ModdleElement {
  const container = getContainer(draft, seam)
  const flows = seam.flows.map((id) => requireElement(draft, id).element)
  const target = flows[0] && getReference(flows[0], 'targetRef')
  if (flows.length === 0) addFlow(draft, { container, source: requireElement(draft, seam.after).element, target: first })
  for (const flow of flows) setTarget(draft, flow, first)
  const next = target ?? addNode(draft, container, ['EndEvent', {}])
  if (!exit) return addFlow(draft, { container, source: last, target: next })
  setTarget(draft, exit, next)
  return exit
}

interface Insert {
  readonly seam: Seam
  readonly block: NewBlock
  readonly names: Names
}

/** Inserts a new block; returns the id of its first node. */
export function insertBlock(draft: Draft, { seam, block, names }: Insert): string {
  const container = getContainer(draft, seam)
  const inserted = addBlock(draft, container, { block, names })
  const exit = attach(draft, seam, inserted)
  // a gateway behind a step goes on unless the step refused
  if (block === 'step') inserted.last.set('default', exit)
  const end = getReference(exit, 'targetRef')
  if (seam.flows.length === 0) end?.set('name', names.end)
  return inserted.first.id ?? ''
}

/** Node that was copied: its id, and the process it is in. */
export interface CopiedNode {
  readonly xml: string
  readonly id: string
}

/** Inserts a node of another copy of the process, with new ids. */
export function pasteNode(draft: Draft, seam: Seam, element: ModdleElement): string {
  if (element.$type !== 'bpmn:UserTask' && element.$type !== 'bpmn:ServiceTask') throw new TreeEditError('cannot paste this element')
  visitElements(element, (inner) => {
    if (inner.$type.startsWith('bpmn:') && inner.id !== undefined) inner.set('id', createId(draft, 'copy'))
  })
  element.set('id', createId(draft, element.$type === 'bpmn:UserTask' ? 'userTask' : 'serviceTask'))
  for (const list of ['incoming', 'outgoing']) element.set(list, undefined)
  addElement(getContainer(draft, seam), element)
  attach(draft, seam, { first: element, last: element })
  return element.id ?? ''
}
