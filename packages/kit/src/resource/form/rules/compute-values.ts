import type { Row } from '../../model/row'
import type { ComputeRules } from '../../model/rules/form-rules'

interface ComputedValues {
  /** All derived values by name. */
  readonly all: Row
  /** Those that are part of the draft that is sent. */
  readonly sent: Row
}

/** Computes the derived values of a draft in declaration order, each from the ones before it; one that throws is empty. */
export function computeValues(rules: ComputeRules | undefined, names: readonly string[], draft: Row): ComputedValues {
  const all: Record<string, unknown> = {}
  const sent: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(rules ?? {})) {
    if (!rule || !names.includes(name)) continue
    const isFunction = typeof rule === 'function'
    try {
      all[name] = (isFunction ? rule : rule.value)({ ...draft, ...all })
    } catch {
      all[name] = undefined
    }
    if (!isFunction && all[name] !== undefined) sent[name] = all[name]
  }
  return { all, sent }
}
