import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { interceptLinks } from './intercept-links'
import type { LinkRules } from './check-link'
import { $trustedOrigins } from './model'

export function useLinkRules(): LinkRules {
  const known = useUnit($trustedOrigins)
  return useMemo(() => ({ origin: location.origin, trustedOrigins: known }), [known])
}

/** While it is rendered, no click leads to a foreign site without a warning. */
export function LinkGuard() {
  const rules = useLinkRules()
  useEffect(() => interceptLinks(() => rules), [rules])
  return null
}
