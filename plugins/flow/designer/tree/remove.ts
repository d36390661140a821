import type { ModdleElement } from '../settings/moddle'
import { addElement, addNode, type Draft, removeNodes, requireElement, setTarget, TreeEditError } from './draft'
import { isSameSeam, listBlocks, listNodeIds, requireBlock } from './find-block'
import { getId, getReference, readGraph } from './graph'
import { attach, getContainer } from './insert'
import type { Block, Seam, Tree } from './tree-types'

const setFlowElements = (container: ModdleElement, elements: readonly ModdleElement[]) => container.set('flowElements', [...elements])

/** Leads the flows before a block to where the flows behind it lead; behind the last block, to a new end. */
function bridge(draft: Draft, before: Seam, after: Seam | undefined): void {
  const exit = after?.flows[0]
  const behind = exit === undefined ? undefined : getReference(requireElement(draft, exit).element, 'targetRef')
  const next = behind ?? addNode(draft, getContainer(draft, before), ['EndEvent', {}])
  for (const flow of before.flows) setTarget(draft, requireElement(draft, flow).element, next)
}

const isFixed = ({ kind }: Block) => kind === 'start' || kind === 'end'

/** Removes a block and joins the flows around it; returns the id of the node before it. */
export function removeBlock(draft: Draft, tree: Tree, id: string): string {
  const { block, after } = requireBlock(tree, id)
  if (isFixed(block)) throw new TreeEditError('a start or an end cannot be removed')
  const { container } = requireElement(draft, id)
  bridge(draft, block.before, after)
  removeNodes(draft, container, new Set(listNodeIds(block)))
  return block.before.after
}

const contains = (block: Block, seam: Seam) =>
  listBlocks({ blocks: [block], after: undefined }).some(
    (inner) => isSameSeam(inner.after, seam) || (inner.block !== block && isSameSeam(inner.block.before, seam)),
  )

/** Moves a block to another place, with the flows in it. */
export function moveBlock(draft: Draft, tree: Tree, { id, seam }: { readonly id: string; readonly seam: Seam }): string {
  const { block, after } = requireBlock(tree, id)
  if (isFixed(block) || !after) throw new TreeEditError('this block cannot be moved')
  if (isSameSeam(seam, block.before) || isSameSeam(seam, after)) return id
  const ids = new Set(listNodeIds(block))
  if (ids.has(seam.after) || contains(block, seam)) throw new TreeEditError('a block cannot be moved into itself')
  const { container, element } = requireElement(draft, id)
  const target = getContainer(draft, seam)
  bridge(draft, block.before, after)
  const graph = readGraph(container)
  const inner = graph.flows.filter((flow) => ids.has(getId(getReference(flow, 'sourceRef') ?? flow)))
  if (target !== container) {
    const moved = [...[...ids].flatMap((node) => graph.nodes.get(node) ?? []), ...inner]
    setFlowElements(container, listOthers(container, new Set(moved)))
    for (const part of moved) addElement(target, part)
  }
  return place(draft, seam, { block, element, exits: after.flows })
}

const listOthers = (container: ModdleElement, moved: ReadonlySet<ModdleElement>) =>
  [container.get('flowElements')].flat().filter((element): element is ModdleElement => !moved.has(element as ModdleElement))

interface Moved {
  readonly block: Block
  readonly element: ModdleElement
  readonly exits: readonly string[]
}

function place(draft: Draft, seam: Seam, { block, element, exits }: Moved): string {
  const [exit, ...others] = exits.map((flow) => requireElement(draft, flow).element)
  const last = block.kind === 'step' && block.refusal ? requireElement(draft, block.refusal.gateway).element : element
  const left = attach(draft, seam, { first: element, last, ...(exit && { exit }) })
  const next = getReference(left, 'targetRef')
  for (const flow of others) if (next) setTarget(draft, flow, next)
  return block.id
}
