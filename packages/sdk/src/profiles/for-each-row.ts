import { isRecord } from '../is-record'

/** Visits every record of a payload, parents first; iterative, because responses may be nested deeply. */
export function forEachRow(payload: unknown, visit: (row: Record<string, unknown>) => void): void {
  const open: unknown[] = [payload]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isRecord(node)) visit(node)
    // one at a time: an array may be longer than the maximum number of arguments
    const parts = isRecord(node) ? Object.values(node) : node
    if (Array.isArray(parts)) for (const part of parts) if (typeof part === 'object' && part !== null) open.push(part)
  }
}
