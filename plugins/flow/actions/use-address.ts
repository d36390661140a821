import { matchPath, useLocation } from 'react-router-dom'

/** What the address holds where the pattern has names. */
export function useAddress(pattern: string): Readonly<Record<string, string | undefined>> {
  const { pathname } = useLocation()
  return matchPath(pattern, pathname)?.params ?? {}
}
