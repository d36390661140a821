import { matchPath, useLocation } from 'react-router-dom'

function tryDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // malformed percent encoding is taken literally
    return part
  }
}

/** Returns the values of the pattern's parameters in the current address. */
export function useRouteParams(pattern: string): Readonly<Record<string, string>> {
  const { pathname } = useLocation()
  const params = Object.entries(matchPath(pattern, pathname)?.params ?? {})
  return Object.fromEntries(params.map(([name, part = '']) => [name, tryDecode(part)]))
}
