import type { FieldOption, WireRecord } from './types'
import { toDisplayText } from './wire'

/** Options of a field whose values depend on another field of the form. */
export interface CascadeOptions {
  /** Field of the form that limits the values; changing it clears this one. */
  readonly dependsOn?: string
  /** Whether a value is offered for this value of `dependsOn`. All are offered while that is empty. */
  readonly offers?: (key: string, parent: string) => boolean
}

/** Returns which values are offered for the values that a field depends on; `undefined` for all. A predicate that throws offers all. */
export function getOffers({ dependsOn = '', offers }: CascadeOptions, dependencies: WireRecord | undefined) {
  const parent = toDisplayText(dependencies?.[dependsOn])
  if (!offers || parent === '') return undefined
  return (key: string) => {
    try {
      return offers(key, parent)
    } catch {
      return true
    }
  }
}

/** Returns the options that are offered, and the selected ones. */
export const filterOffered = (
  options: readonly FieldOption[],
  offers: ((key: string) => boolean) | undefined,
  selected: readonly string[],
): readonly FieldOption[] => (offers ? options.filter(({ key }) => offers(key) || selected.includes(key)) : options)
