import { matchPath, useLocation } from 'react-router-dom'

function tryDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // a lone percent sign was meant as it stands
    return part
  }
}

/** What the address holds where the pattern has names. */
export function useRouteParams(pattern: string): Readonly<Record<string, string>> {
  const { pathname } = useLocation()
  const params = Object.entries(matchPath(pattern, pathname)?.params ?? {})
  return Object.fromEntries(params.map(([name, part = '']) => [name, tryDecode(part)]))
}
