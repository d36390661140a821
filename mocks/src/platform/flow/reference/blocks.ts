/** Who decides at a step or gets a copy; a value is a list of ids or aliases, see the designer's settings of a step. */
export type Rule = readonly [by: string, value?: string]

export interface StepSeed {
  readonly kind: 'step'
  readonly id: string
  readonly name: string
  readonly people: readonly Rule[]
  /** Share of `count` and `percent`; others have none. */
  readonly decision?: readonly ['any' | 'all' | 'sequence' | 'count' | 'percent', number?]
  readonly onRefusal?: 'count'
  readonly whenNobody?: 'skip' | 'refuse'
  readonly copies?: readonly Rule[]
  readonly due?: string
  readonly whenDue?: 'approve' | 'return'
  readonly rights?: Readonly<Record<string, 'hidden' | 'edit' | 'required'>>
  readonly hiddenButtons?: string
  /** Engine attributes. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly signature?: boolean
  /** Whether a request goes on although it was refused; such steps handle and do not decide. */
  readonly goesOn?: boolean
}

export interface CopySeed {
  readonly kind: 'copy'
  readonly id: string
  readonly name: string
  readonly copies: readonly Rule[]
}

export interface BranchSeed {
  readonly name: string
  /** Expression; a branch without one is taken if no other is. */
  readonly when?: string
  readonly blocks: readonly BlockSeed[]
}

export interface BranchesSeed {
  readonly kind: 'exclusive' | 'parallel' | 'inclusive'
  readonly id: string
  readonly branches: readonly BranchSeed[]
}

export interface SubProcessSeed {
  readonly kind: 'subProcess'
  readonly id: string
  readonly name: string
  readonly blocks: readonly BlockSeed[]
}

export type BlockSeed = StepSeed | CopySeed | BranchesSeed | SubProcessSeed

export const step = (id: string, name: string, settings: Omit<StepSeed, 'kind' | 'id' | 'name'>): StepSeed => ({
  kind: 'step',
  id,
  name,
  ...settings,
})

export const copy = (id: string, name: string, copies: readonly Rule[]): CopySeed => ({ kind: 'copy', id, name, copies })

export const branches = (kind: BranchesSeed['kind'], id: string, list: readonly BranchSeed[]): BranchesSeed => ({
  kind,
  id,
  branches: list,
})

/** Returns a branch that an expression leads to; `''` for the one that is taken otherwise, or always. */
export const when = (expression: string, name: string, ...blocks: readonly BlockSeed[]): BranchSeed => ({
  name,
  blocks,
  ...(expression !== '' && { when: `\${${expression}}` }),
})
