import type { Client, Operation } from '@jwsk/sdk'
import { safeCondition } from './safe-condition'

/** Context of an action in addition to its target. */
export interface ActionContext {
  readonly client: Client
  /** Returns the current time in wire format, on the site's clock. */
  readonly now: () => string
}

export interface ActionSettings<Target> {
  /** Permission code required. Defaults to all users. */
  readonly permission?: string
  /** Tone; `danger` is irreversible and styled accordingly. */
  readonly tone?: 'plain' | 'danger'
  /** Operation that it calls. If the deployment does not support it, the action is not offered. */
  readonly api?: Operation
  /** Whether the action applies to this target; hidden otherwise. */
  readonly when?: (target: Target) => boolean
  /**
   * Placement. In a list, `primary` is next to the add button. On a record, `rowClick` runs on a click on its name,
   * `primary` is the step that its state calls for, `overflow` is in the menu. Defaults to `overflow` for danger,
   * otherwise to `primary` with a `when`.
   */
  readonly placement?: 'rowClick' | 'primary' | 'default' | 'overflow'
}

const alwaysTrue = () => true

const inferPlacement = (when: unknown) => (when ? 'primary' : 'default')

/** Applies the defaults of action settings. */
export const applyActionDefaults = <Target>({ permission, api, tone = 'plain', when, placement }: ActionSettings<Target>) => ({
  permission,
  api,
  tone,
  when: safeCondition(when ?? alwaysTrue),
  placement: placement ?? (tone === 'danger' ? 'overflow' : inferPlacement(when)),
})

interface OfferedAction {
  readonly permission: string | undefined
  readonly api?: Operation | undefined
}

interface OfferContext {
  readonly client: Client
  readonly permissions: ReadonlySet<string>
}

/** Whether the user has permission and the deployment supports the operation. */
export const isOffered = ({ permission, api }: OfferedAction, { client, permissions }: OfferContext) =>
  (permission === undefined || permissions.has(permission)) && (api === undefined || client.supports(api))

/** Returns the permission code of the contract. */
export const getPermissionCode = ({ permission: [code] = [] }: Operation) => (code === undefined ? {} : { permission: code })
