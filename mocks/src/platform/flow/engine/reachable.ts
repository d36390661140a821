import type { Process } from '../bpmn'

/** Returns the ids of the nodes after a node; at the end of a sub-process, of those after the sub-process. */
function findNext(process: Process, id: string): readonly string[] {
  const targets = process.flows.filter(({ source }) => source === id).map(({ target }) => target)
  const parent = process.nodes.get(id)?.parent ?? ''
  return targets.length > 0 || parent === '' ? targets : findNext(process, parent)
}

/** Returns the ids of the nodes that directly follow a node, with its boundary events and the start of a sub-process. */
function findFollowers(process: Process, id: string): readonly string[] {
  const inner = [...process.nodes.values()].filter(
    ({ parent, type, boundary }) => boundary?.attachedTo === id || (parent === id && type === 'startEvent'),
  )
  return [...findNext(process, id), ...inner.map((node) => node.id)]
}

/** Returns the ids of the nodes that can follow a node, without the node itself unless a loop leads back to it. */
export function findReachable(process: Process, from: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const queue = [from]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const next of findFollowers(process, id)) {
      if (reached.has(next)) continue
      reached.add(next)
      queue.push(next)
    }
  }
  return reached
}

/** Whether a node is another one or part of it, being a sub-process. */
export function isInside({ nodes }: Pick<Process, 'nodes'>, id: string, container: string): boolean {
  for (let node = nodes.get(id); node; node = nodes.get(node.parent)) if (node.id === container) return true
  return container === ''
}
