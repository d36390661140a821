import type { Area } from './area'
import type { PlatformRules } from './platform-rules'

/** Member of the platform family: its data, mocks and rules. */
export interface Platform extends PlatformRules {
  readonly areas: readonly Area[]
}
