interface Node {
  readonly id: string
  readonly children?: readonly Node[]
}

const branchesOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...branchesOf(children)] : []))

/** The ids that are rules: the menus that hold them are only there to find them by. */
export function rulesOf(tree: readonly Node[], ids: readonly string[]): readonly string[] {
  const menus = new Set(branchesOf(tree))
  return ids.filter((id) => !menus.has(id))
}
