import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { guardLinks } from './guard-links'
import type { LinkRules } from './judge'
import { $knownOrigins } from './model'

export function useLinkRules(): LinkRules {
  const known = useUnit($knownOrigins)
  return useMemo(() => ({ origin: location.origin, known }), [known])
}

/** While it is rendered, no click leads to a foreign site without a warning. */
export function LinkGuard() {
  const rules = useLinkRules()
  useEffect(() => guardLinks(() => rules), [rules])
  return null
}
