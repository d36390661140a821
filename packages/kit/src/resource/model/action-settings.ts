import type { Client, Operation } from '@jwsk/sdk'
import { safeCondition } from './safe-condition'

/** What an action may use besides its target. */
export interface ActionContext {
  readonly client: Client
  /** The present moment as the wire has it, on the site's own clock. */
  readonly now: () => string
}

export interface ActionSettings<Target> {
  /** The code that grants it; everyone has it unless said. */
  readonly permission?: string
  /** `danger`: cannot be taken back, and looks it. */
  readonly tone?: 'plain' | 'danger'
  /** What it calls: where the deployment lacks that, the action is not offered. */
  readonly api?: Operation
  /** Whether it makes sense for this target; shown only then. */
  readonly when?: (target: Target) => boolean
  /** Of a list: `primary` is next to the add button. Of a record: `rowClick` runs when its name is clicked, `primary` is the step that its state calls for, `overflow` is in the menu. Defaults to `overflow` for danger, else to `primary` with a `when`. */
  readonly placement?: 'rowClick' | 'primary' | 'default' | 'overflow'
}

const alwaysTrue = () => true

const inferPlacement = (when: unknown) => (when ? 'primary' : 'default')

/** The same with what is meant unless said. */
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

/** Whether the person may, and the deployment can. */
export const isOffered = ({ permission, api }: OfferedAction, { client, permissions }: OfferContext) =>
  (permission === undefined || permissions.has(permission)) && (api === undefined || client.supports(api))

/** The code that the contract asks for. */
export const getPermissionCode = ({ permission: [code] = [] }: Operation) => (code === undefined ? {} : { permission: code })
