import type { Mock } from '../engine/mock'

interface Branch {
  readonly hasChildren?: boolean
  readonly children?: readonly Branch[]
}

const unmark = (branch: Branch): Branch => ({
  ...branch,
  hasChildren: false,
  ...(branch.children && { children: branch.children.map(unmark) }),
})

/** Every node says whether it has children. */
export const marked = (branches: readonly Branch[]): Branch[] =>
  branches.map((branch) => ({
    ...branch,
    hasChildren: branch.hasChildren ?? false,
    ...(branch.children && { children: marked(branch.children) }),
  }))

const rewritten = (mocks: readonly Mock[], rewrite: (answer: unknown) => unknown): Mock[] =>
  mocks.map((mock) => ({ ...mock, answer: async (call) => rewrite(await mock.answer(call)) }))

/** Trees whose nodes never say that they have children, as the lists of this platform. */
export const unmarked = (mocks: readonly Mock[]): Mock[] =>
  // lists that are trees answer with nothing else
  rewritten(mocks, (answer) => (answer as readonly Branch[]).map(unmark))

const markedIn = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return marked(answer)
  return Object.fromEntries(Object.entries(Object(answer)).map(([name, value]) => [name, Array.isArray(value) ? marked(value) : value]))
}

/** Trees whose nodes say so in every case, one or several under their names. */
export const allMarked = (mocks: readonly Mock[]): Mock[] => rewritten(mocks, markedIn)
