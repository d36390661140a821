import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import type { LinkRules } from './check-link'
import { interceptLinks } from './intercept-links'
import { $trustedOrigins } from './model'

export function useLinkRules(): LinkRules {
  const trustedOrigins = useUnit($trustedOrigins)
  return useMemo(() => ({ origin: location.origin, trustedOrigins }), [trustedOrigins])
}

/** Intercepts links to foreign sites while it is rendered. */
export function LinkGuard() {
  const rules = useLinkRules()
  useEffect(() => interceptLinks(() => rules), [rules])
  return null
}
