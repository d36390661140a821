/** How many rules a menu has, and how many the menus below it. */
export interface RuleCount {
  readonly own: number
  readonly below: number
}

interface Node {
  readonly id: string
  readonly children?: readonly Node[]
}

const all = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])])
const isRule = ({ children = [] }: Node) => children.length === 0

/** By menu, from the trees of what may be granted: the leaves of the second are the rules. */
export function ruleCounts(menus: readonly Node[], rules: readonly Node[]): ReadonlyMap<string, RuleCount> {
  const own = new Map(all(rules).map(({ id, children = [] }) => [id, children.filter(isRule).length]))
  const counts = new Map([...own].map(([id, count]): [string, RuleCount] => [id, { own: count, below: 0 }]))
  const count = (node: Node): number => {
    const below = (node.children ?? []).reduce((sum, child) => sum + count(child), 0)
    const mine = own.get(node.id) ?? 0
    counts.set(node.id, { own: mine, below })
    return mine + below
  }
  menus.forEach(count)
  return counts
}
