import type { Client, Operation } from '@jwsk/sdk'
import { guarded } from './guarded'

/** What an action may use besides its target. */
export interface ActionContext {
  readonly client: Client
  /** The present moment as the wire has it, on the site's own clock. */
  readonly now: () => string
}

export interface ActionFacts<Target> {
  /** The code that grants it; everyone has it unless said. */
  readonly permission?: string
  /** `danger`: cannot be taken back; one that would run at once asks first. */
  readonly tone?: 'plain' | 'danger'
  /** Whether it makes sense for this target; shown only then. */
  readonly when?: (target: Target) => boolean
}

const always = () => true

/** The same with what is meant unless said. */
export const facts = <Target>({ permission, tone = 'plain', when = always }: ActionFacts<Target>) => ({
  permission,
  tone,
  when: guarded(when),
})

/** The code that the contract asks for. */
export const grantedBy = ({ permission: [code] = [] }: Operation) => (code === undefined ? {} : { permission: code })
