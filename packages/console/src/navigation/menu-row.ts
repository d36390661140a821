/** One node as the server may send it, with every surprise taken out. */
export interface WireRow {
  readonly id: string
  readonly code: string
  readonly label: string
  readonly path: string
  readonly href: string
  readonly icon: string
  /** 2: a button, no entry. */
  readonly category: number
  /** 2: opens outside, in a new window. */
  readonly isOpen: number
  /** Absent: for everyone. Empty, or not a list: for nobody. */
  readonly roles: readonly string[] | undefined
  readonly children: readonly WireRow[]
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

function rolesOf(meta: unknown): readonly string[] | undefined {
  const roles = fieldsOf(meta).get('roles')
  if (roles === undefined) return undefined
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
}

/** Reads a node and at most `levels` levels of it; nothing where it lacks an id or a name. */
export function readRow(value: unknown, levels: number): WireRow | undefined {
  const fields = fieldsOf(value)
  const id = text(fields.get('id'))
  const label = text(fields.get('name')) || text(fields.get('label'))
  if (!id || !label || levels < 1) return undefined
  const children = fields.get('children')
  return {
    id,
    label,
    code: text(fields.get('code')) || id,
    path: text(fields.get('path')),
    href: text(fields.get('href')),
    icon: text(fields.get('source')) || text(fields.get('icon')),
    category: Number(fields.get('category') ?? 1),
    isOpen: Number(fields.get('isOpen') ?? 1),
    roles: rolesOf(fields.get('meta')),
    children: (Array.isArray(children) ? children : []).map((child) => readRow(child, levels - 1)).filter((row) => row !== undefined),
  }
}
