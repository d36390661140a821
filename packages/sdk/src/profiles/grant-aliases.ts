import { isRecord } from '../is-record'
import { forEachRow } from './for-each-row'

/** Adds a button after each one whose code also grants permission codes of the contracts. */
export function addGrantAliases(buttons: unknown, permissions: Readonly<Record<string, string>>): unknown {
  const granted = new Map<unknown, string[]>()
  for (const [contractCode, grantingCode] of Object.entries(permissions))
    granted.set(grantingCode, [...(granted.get(grantingCode) ?? []), contractCode])
  const withAliases = (nodes: readonly unknown[]) =>
    nodes.flatMap((node) => {
      const codes = isRecord(node) ? (granted.get(node.code) ?? []) : []
      return [node, ...codes.map((code) => ({ ...(isRecord(node) && node), children: [], code }))]
    })
  if (!Array.isArray(buttons)) return buttons
  forEachRow(buttons, (row) => {
    if (Array.isArray(row.children)) row.children = withAliases(row.children)
  })
  return withAliases(buttons)
}
