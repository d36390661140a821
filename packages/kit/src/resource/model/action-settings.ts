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
  /** `danger`: cannot be taken back; one that would run at once asks first. */
  readonly tone?: 'plain' | 'danger'
  /** Whether it makes sense for this target; shown only then. */
  readonly when?: (target: Target) => boolean
}

const always = () => true

/** The same with what is meant unless said. */
export const withDefaults = <Target>({ permission, tone = 'plain', when = always }: ActionSettings<Target>) => ({
  permission,
  tone,
  when: safeCondition(when),
})

/** The code that the contract asks for. */
export const grantedBy = ({ permission: [code] = [] }: Operation) => (code === undefined ? {} : { permission: code })
