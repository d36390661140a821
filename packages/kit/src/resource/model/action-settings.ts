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
  /** Of a list: `first` stands where adding does. Among a record's actions: `opens` what its name does, `first` what its state asks for next, `last` behind the usual ones; `last` for danger, else `first` with a `when`, unless said. */
  readonly turn?: 'opens' | 'first' | 'usual' | 'last'
}

const always = () => true

const calledBy = (when: unknown) => (when ? 'first' : 'usual')

/** The same with what is meant unless said. */
export const withDefaults = <Target>({ permission, api, tone = 'plain', when, turn }: ActionSettings<Target>) => ({
  permission,
  api,
  tone,
  when: safeCondition(when ?? always),
  turn: turn ?? (tone === 'danger' ? 'last' : calledBy(when)),
})

interface Offered {
  readonly permission: string | undefined
  readonly api?: Operation | undefined
}

interface Offer {
  readonly client: Client
  readonly permissions: ReadonlySet<string>
}

/** Whether the person may, and the deployment can. */
export const isOffered = ({ permission, api }: Offered, { client, permissions }: Offer) =>
  (permission === undefined || permissions.has(permission)) && (api === undefined || client.supports(api))

/** The code that the contract asks for. */
export const grantedBy = ({ permission: [code] = [] }: Operation) => (code === undefined ? {} : { permission: code })
