import { isRecord } from '../is-record'

type Button = Readonly<Record<string, unknown>>

/** The tree of buttons, with one more beside each that grants codes of the contracts under its own. */
export function withGranted(buttons: unknown, permissions: Readonly<Record<string, string>>): unknown {
  const granted = new Map<unknown, string[]>()
  for (const [ours, theirs] of Object.entries(permissions)) granted.set(theirs, [...(granted.get(theirs) ?? []), ours])
  const grown = (nodes: readonly unknown[]): unknown[] =>
    nodes.flatMap((node) => {
      if (!isRecord(node)) return [node]
      const button: Button = Array.isArray(node.children) ? { ...node, children: grown(node.children) } : node
      return [button, ...(granted.get(node.code) ?? []).map((code) => ({ ...node, children: [], code }))]
    })
  return Array.isArray(buttons) && granted.size > 0 ? grown(buttons) : buttons
}
