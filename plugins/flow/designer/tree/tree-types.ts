/** Place between two blocks: the flows that enter the next one; without flows, behind a node that nothing follows. */
export interface Seam {
  readonly flows: readonly string[]
  /** Node behind which the place is. */
  readonly after: string
}

interface BlockBase {
  /** Id of its first node. */
  readonly id: string
  readonly name: string
  /** Place before the block; a start has none. */
  readonly before: Seam
}

/** End of a request that is refused at a step, shown with the step. */
export interface Refusal {
  readonly gateway: string
  readonly end: string
  readonly flow: string
}

export interface NodeBlock extends BlockBase {
  readonly kind: 'start' | 'step' | 'copy' | 'end'
  readonly refusal?: Refusal
}

export interface SubProcessBlock extends BlockBase {
  readonly kind: 'subProcess'
  readonly body: Sequence
}

export const branchTypes = ['exclusive', 'parallel', 'inclusive'] as const
export type BranchType = (typeof branchTypes)[number]

export interface Branch {
  /** Id of its flow. */
  readonly id: string
  readonly name: string
  readonly condition: string
  /** Whether it is taken if no condition holds. */
  readonly isDefault: boolean
  /** Whether what follows the branches is its continuation, because the others end. */
  readonly isMain: boolean
  readonly sequence: Sequence
}

export interface BranchesBlock extends BlockBase {
  readonly kind: 'branches'
  readonly type: BranchType
  readonly branches: readonly Branch[]
  /** Id of the gateway that joins the branches; `''` without one. */
  readonly join: string
}

/** What a tree cannot say; it is kept as it is. */
export interface ClosedBlock extends BlockBase {
  readonly kind: 'closed'
  readonly nodes: readonly string[]
  /** Names of its nodes, of those that have one. */
  readonly names: readonly string[]
}

export type Block = NodeBlock | SubProcessBlock | BranchesBlock | ClosedBlock

export interface Sequence {
  readonly blocks: readonly Block[]
  /** Place behind the last block; `undefined` after an end. */
  readonly after: Seam | undefined
}

/** A process as blocks from its start to its ends. */
export interface Tree extends Sequence {
  readonly id: string
  /** Elements that nothing leads to. */
  readonly detached: readonly string[]
  /** Whether the process as a whole is one closed block. */
  readonly isClosed: boolean
}
