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

/** Adds `hasChildren` to every node. */
export const addHasChildren = (branches: readonly Branch[]): Branch[] =>
  branches.map((branch) => ({
    ...branch,
    hasChildren: branch.hasChildren ?? false,
    ...(branch.children && { children: addHasChildren(branch.children) }),
  }))

const mapAnswers = (mocks: readonly Mock[], rewrite: (answer: unknown) => unknown): Mock[] =>
  mocks.map((mock) => ({ ...mock, answer: async (call) => rewrite(await mock.answer(call)) }))

/** Removes `hasChildren` from the nodes of a mock's trees, as the lists of this platform do. */
export const withoutHasChildren = (mocks: readonly Mock[]): Mock[] =>
  // list calls with a tree return nothing else
  mapAnswers(mocks, (answer) => (answer as readonly Branch[]).map(removeHasChildren))

const addHasChildrenDeep = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return addHasChildren(answer)
  return Object.fromEntries(
    Object.entries(Object(answer)).map(([name, value]) => [name, Array.isArray(value) ? addHasChildren(value) : value]),
  )
}

/** Adds `hasChildren` to all nodes of a mock's trees, whether it returns one or several by name. */
export const withHasChildren = (mocks: readonly Mock[]): Mock[] => mapAnswers(mocks, addHasChildrenDeep)
