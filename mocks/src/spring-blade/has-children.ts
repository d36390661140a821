import type { Mock } from '../engine/mock'

interface Branch {
  readonly hasChildren?: boolean
  readonly children?: readonly Branch[]
}

const removeHasChildren = (branch: Branch): Branch => ({
  ...branch,
  hasChildren: false,
  ...(branch.children && { children: branch.children.map(removeHasChildren) }),
})

/** Every node says whether it has children. */
export const addHasChildren = (branches: readonly Branch[]): Branch[] =>
  branches.map((branch) => ({
    ...branch,
    hasChildren: branch.hasChildren ?? false,
    ...(branch.children && { children: addHasChildren(branch.children) }),
  }))

const mapAnswers = (mocks: readonly Mock[], rewrite: (answer: unknown) => unknown): Mock[] =>
  mocks.map((mock) => ({ ...mock, answer: async (call) => rewrite(await mock.answer(call)) }))

/** Trees whose nodes never say that they have children, as the lists of this platform. */
export const withoutHasChildren = (mocks: readonly Mock[]): Mock[] =>
  // lists that are trees answer with nothing else
  mapAnswers(mocks, (answer) => (answer as readonly Branch[]).map(removeHasChildren))

const addHasChildrenDeep = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return addHasChildren(answer)
  return Object.fromEntries(Object.entries(Object(answer)).map(([name, value]) => [name, Array.isArray(value) ? addHasChildren(value) : value]))
}

/** Trees whose nodes say so in every case, one or several under their names. */
export const withHasChildren = (mocks: readonly Mock[]): Mock[] => mapAnswers(mocks, addHasChildrenDeep)
