import { isRecord } from '@jwsk/sdk'

/** Numbers of rules of a menu and of the menus below it. */
export interface RuleCount {
  readonly own: number
  readonly below: number
}

interface Node {
  readonly id: string
  readonly children?: readonly Node[]
}

// the platform's nodes are unchecked
const isNode = (value: unknown): value is Node => isRecord(value)
const toList = (nodes: unknown): readonly Node[] => (Array.isArray(nodes) ? nodes.filter(isNode) : [])
const countBelow = ({ children }: Node) => toList(children)
const all = (nodes: readonly Node[]): readonly Node[] => toList(nodes).flatMap((node) => [node, ...all(countBelow(node))])
const isRule = (node: Node) => countBelow(node).length === 0

/** Counts rules by menu from the trees of grantable permissions; rules are the leaves of the second tree. */
export function countRules(menus: readonly Node[], rules: readonly Node[]): ReadonlyMap<string, RuleCount> {
  const own = new Map(all(rules).map((node) => [node.id, countBelow(node).filter(isRule).length]))
  const counts = new Map([...own].map(([id, count]): [string, RuleCount] => [id, { own: count, below: 0 }]))
  const count = (node: Node): number => {
    const lower = countBelow(node).reduce((sum, child) => sum + count(child), 0)
    const mine = own.get(node.id) ?? 0
    counts.set(node.id, { own: mine, below: lower })
    return mine + lower
  }
  toList(menus).forEach(count)
  return counts
}
