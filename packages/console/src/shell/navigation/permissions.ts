import { isRecord } from '@jwsk/sdk'

/** Collects the codes of all leaves, i.e. the permissions of the user. Invalid nodes grant nothing. */
export function collectPermissionCodes(tree: unknown): ReadonlySet<string> {
  const codes = new Set<string>()
  const seen = new Set<unknown>()
  const open: unknown[] = Array.isArray(tree) ? [...tree] : []
  while (open.length > 0) {
    const node = open.pop()
    if (!isRecord(node) || seen.has(node)) continue
    seen.add(node)
    const children: readonly unknown[] = Array.isArray(node.children) ? node.children : []
    if (children.length > 0) open.push(...children)
    else if (typeof node.code === 'string' && node.code !== '') codes.add(node.code)
  }
  return codes
}
