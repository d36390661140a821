import type { Client } from '@jwsk/sdk'

/** What the person should read at once; the shell shows it. */
export interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
}

/** What the shell lends to every screen. */
export interface KitRuntime {
  readonly client: Client
  /** Prefix of every query key: session epoch, tenant, user, department, role, language. */
  readonly scope: readonly string[]
  /** The permission codes of the person; what is not in it is denied. */
  readonly permissions: ReadonlySet<string>
  /** Kit reports its own failed writes here, once; the shell adds no second message for them. */
  readonly notify: (notice: Notice) => void
}
