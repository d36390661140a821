import type { Block, Sequence, Tree } from '../tree-types'

const describe = (block: Block): string => {
  if (block.kind === 'closed') return `closed(${block.nodes.toSorted().join(' ')})`
  if (block.kind === 'subProcess') return `${block.id}{${outline(block.body)}}`
  if (block.kind === 'branches')
    return `${block.type}[${block.branches.map(({ sequence, isMain }) => (isMain ? '>' : outline(sequence))).join(' | ')}]`
  return `${block.id}${block.kind === 'step' && block.refusal ? '!' : ''}`
}

/** Returns a tree in one line, for tests: `!` ends refused requests, `>` goes on behind the branches. */
export const outline = ({ blocks }: Sequence | Tree): string => blocks.map(describe).join(' ')
