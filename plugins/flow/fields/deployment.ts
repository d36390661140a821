/** State of a model compared with the version that the engine runs. */
export type Deployment = 'none' | 'current' | 'behind'

interface Model {
  readonly modelKey: string
  readonly lastUpdated?: string
}

interface Definition {
  readonly key: string
  readonly version: number
  readonly deploymentTime?: string
}

/** Finds the newest deployed version of a model and whether the model changed since; both times come from one clock. */
export function toDeployment(
  { modelKey, lastUpdated = '' }: Model,
  definitions: readonly Definition[],
): { readonly newest: Definition | undefined; readonly state: Deployment } {
  const [newest] = definitions.filter(({ key }) => key === modelKey).toSorted((left, right) => right.version - left.version)
  const isBehind = lastUpdated > (newest?.deploymentTime ?? '')
  const state: Deployment = isBehind ? 'behind' : 'current'
  return { newest, state: newest ? state : 'none' }
}
