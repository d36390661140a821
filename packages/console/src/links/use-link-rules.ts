import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { LinkRules } from './judge'
import { $knownOrigins } from './model'

export function useLinkRules(): LinkRules {
  const known = useUnit($knownOrigins)
  return useMemo(() => ({ origin: location.origin, known }), [known])
}
