interface Node {
  readonly id: string
  readonly children?: readonly Node[]
}

const getBranchIds = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...getBranchIds(children)] : []))

/** Returns the ids of rules only; the menus above them merely group the tree. */
export function selectRules(tree: readonly Node[], ids: readonly string[]): readonly string[] {
  const menus = new Set(getBranchIds(tree))
  return ids.filter((id) => !menus.has(id))
}
