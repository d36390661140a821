import type { ModdleElement } from '../settings/moddle'
import { addFlow, addNode, type Draft, removeFlows, removeNodes, requireElement, setTarget, TreeEditError } from './draft'
import { listNodeIds, requireBranch, requireBranches } from './find-block'
import { getId, getReference } from './graph'
import type { BranchesBlock, Tree } from './tree-types'

/** Sets the condition of a flow; a flow with one is no longer the default. */
export function setCondition(draft: Draft, id: string, condition: string): string {
  const { element: flow } = requireElement(draft, id)
  const source = getReference(flow, 'sourceRef')
  if (condition !== '' && source && getReference(source, 'default') === flow) source.set('default', undefined)
  const before = getReference(flow, 'conditionExpression')
  if (condition === '') flow.set('conditionExpression', undefined)
  // attributes of the expression, such as its language, remain
  else if (before) before.set('body', condition)
  else {
    const expression = draft.factory.create('bpmn:FormalExpression', { body: condition }) as ModdleElement // as moddle creates it
    expression.$parent = flow
    flow.set('conditionExpression', expression)
  }
  return id
}

/** Makes a branch the one that is taken if no condition holds. */
export function setDefault(draft: Draft, id: string): string {
  const { element: flow } = requireElement(draft, id)
  flow.set('conditionExpression', undefined)
  getReference(flow, 'sourceRef')?.set('default', flow)
  return id
}

/** Makes a branch one that needs a condition. */
export function unsetDefault(draft: Draft, id: string): string {
  const { element: flow } = requireElement(draft, id)
  const source = getReference(flow, 'sourceRef')
  if (source && getReference(source, 'default') === flow) source.set('default', undefined)
  return id
}

const swap = (elements: readonly ModdleElement[], [left, right]: readonly [ModdleElement, ModdleElement]) =>
  elements.map((element) => {
    if (element === left) return right
    return element === right ? left : element
  })

/** Exchanges a branch with its neighbour, in the order in which an engine tries the conditions. */
export function moveBranch(draft: Draft, tree: Tree, { flow: id, by }: { readonly flow: string; readonly by: -1 | 1 }): string {
  const { block } = requireBranch(tree, id)
  const other = block.branches[block.branches.findIndex((branch) => branch.id === id) + by]
  if (!other) throw new TreeEditError('no place for the branch')
  const { element, container } = requireElement(draft, id)
  const pair = [element, requireElement(draft, other.id).element] as const
  const change = (owner: ModdleElement, list: string) => {
    const elements = [owner.get(list)].flat() as ModdleElement[] // lists of elements in moddle
    if (elements.length > 0) owner.set(list, swap(elements, pair))
  }
  change(container, 'flowElements')
  const gateway = getReference(element, 'sourceRef')
  if (gateway && getReference(gateway, 'outgoing')) change(gateway, 'outgoing')
  return id
}

/** Adds an empty branch before the default one; without a join, one that ends. */
export function addBranch(draft: Draft, tree: Tree, { gateway: id, name }: { readonly gateway: string; readonly name: string }): string {
  const { block, after } = requireBranches(tree, id)
  const { element: source, container } = requireElement(draft, id)
  const isJoined = block.branches.every(({ isMain }) => !isMain) && after !== undefined
  const exit = block.join === '' ? after?.flows[0] : undefined
  const join =
    block.join === '' ? exit && getReference(requireElement(draft, exit).element, 'targetRef') : requireElement(draft, block.join).element
  const target = (isJoined && join) || addNode(draft, container, ['EndEvent', {}])
  const before = getReference(source, 'default')
  return getId(addFlow(draft, { container, source, target, attributes: { name: `${name} ${block.branches.length + 1}` }, before }))
}

const listElements = (container: ModdleElement) => [container.get('flowElements')].flat() as readonly ModdleElement[] // as moddle holds them

/** Removes a join that only one flow is left to lead to. */
function dissolveJoin(draft: Draft, { id, join: joinId }: BranchesBlock): void {
  const { container } = requireElement(draft, id)
  const elements = listElements(container)
  const join = elements.find((element) => joinId !== '' && element.id === joinId)
  if (!join) return
  const [last, ...others] = elements.filter((flow) => getReference(flow, 'targetRef') === join)
  const out = elements.find((flow) => getReference(flow, 'sourceRef') === join)
  const next = out && getReference(out, 'targetRef')
  if (!last || others.length > 0 || !next) return
  setTarget(draft, last, next)
  removeNodes(draft, container, new Set([joinId]))
}

/** Removes a gateway that only one flow leaves. */
function dissolveGateway(draft: Draft, block: BranchesBlock, left: ModdleElement): void {
  const { container } = requireElement(draft, block.id)
  const first = getReference(left, 'targetRef')
  for (const flow of block.before.flows) if (first) setTarget(draft, requireElement(draft, flow).element, first)
  removeNodes(draft, container, new Set([block.id]))
}

/** Removes a branch with all that is in it; a gateway with one branch left is removed, too. */
export function removeBranch(draft: Draft, tree: Tree, { flow: id }: { readonly flow: string }): string {
  const { block, branch } = requireBranch(tree, id)
  if (branch.isMain) throw new TreeEditError('the branch that goes on cannot be removed')
  const { element, container } = requireElement(draft, id)
  removeFlows(draft, container, [element])
  removeNodes(draft, container, new Set(branch.sequence.blocks.flatMap(listNodeIds)))
  dissolveJoin(draft, block)
  const [only, ...others] = block.branches.filter((other) => other.id !== id)
  if (only && others.length === 0) dissolveGateway(draft, block, requireElement(draft, only.id).element)
  return block.before.after
}

/** Ends a branch with an end of its own. */
export function endBranch(draft: Draft, tree: Tree, { flow: id, name }: { readonly flow: string; readonly name: string }): string {
  const { block, branch } = requireBranch(tree, id)
  const { after } = branch.sequence
  const goesOn = block.branches.filter(({ sequence, isMain }) => isMain || sequence.after !== undefined)
  if (!after || branch.isMain || goesOn.length < 2 || block.type !== 'exclusive') throw new TreeEditError('this branch cannot end here')
  const { container } = requireElement(draft, block.id)
  const end = addNode(draft, container, ['EndEvent', { name }])
  const tail = after.flows.map((flow) => requireElement(draft, flow).element)
  for (const flow of tail) setTarget(draft, flow, end)
  if (tail.length === 0) addFlow(draft, { container, source: requireElement(draft, after.after).element, target: end })
  dissolveJoin(draft, block)
  return getId(end)
}
