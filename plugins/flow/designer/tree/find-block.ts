import { TreeEditError } from './draft'
import type { Block, Branch, BranchesBlock, Seam, Sequence } from './tree-types'

/** A block, with the place behind it; `undefined` behind an end. */
export interface FoundBlock {
  readonly block: Block
  readonly after: Seam | undefined
}

const listInner = (block: Block): readonly Sequence[] => {
  if (block.kind === 'branches') return block.branches.map(({ sequence }) => sequence)
  return block.kind === 'subProcess' ? [block.body] : []
}

/** Returns all blocks from top to bottom, each with the place behind it. */
export const listBlocks = ({ blocks, after }: Sequence): readonly FoundBlock[] =>
  blocks.flatMap((block, index) => [
    { block, after: blocks[index + 1]?.before ?? (index === blocks.length - 1 ? after : undefined) },
    ...listInner(block).flatMap(listBlocks),
  ])

export function requireBlock(tree: Sequence, id: string): FoundBlock {
  const found = listBlocks(tree).find(({ block }) => block.id === id)
  if (!found) throw new TreeEditError(`no block ${id}`)
  return found
}

/** Returns the branches that a gateway begins. */
export function requireBranches(tree: Sequence, id: string): FoundBlock & { readonly block: BranchesBlock } {
  const { block, after } = requireBlock(tree, id)
  if (block.kind !== 'branches') throw new TreeEditError(`no branches ${id}`)
  return { block, after }
}

/** Returns a branch by the id of its flow, with the block that it belongs to. */
export function requireBranch(tree: Sequence, flow: string): FoundBlock & { readonly block: BranchesBlock; readonly branch: Branch } {
  for (const { block, after } of listBlocks(tree)) {
    const branch = block.kind === 'branches' ? block.branches.find(({ id }) => id === flow) : undefined
    if (branch && block.kind === 'branches') return { block, branch, after }
  }
  throw new TreeEditError(`no branch ${flow}`)
}

/** Returns the ids of the nodes of a block in its own process, without those of sub-processes. */
export function listNodeIds(block: Block): readonly string[] {
  if (block.kind === 'closed') return block.nodes
  if (block.kind === 'step' && block.refusal) return [block.id, block.refusal.gateway, block.refusal.end]
  if (block.kind !== 'branches') return [block.id]
  const inner = block.branches.flatMap(({ sequence }) => sequence.blocks.flatMap(listNodeIds))
  return [block.id, ...inner, ...(block.join === '' ? [] : [block.join])]
}

export const isSameSeam = (left: Seam | undefined, right: Seam | undefined) =>
  left !== undefined && right !== undefined && left.after === right.after && left.flows.join() === right.flows.join()
