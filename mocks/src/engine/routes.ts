import type { Mock } from './mock'

export interface Route {
  readonly mock: Mock
  readonly parameters: Readonly<Record<string, string>>
}

/** Finds the mock of a request, or returns which part of it is unknown. */
export type FindRoute = (method: string, path: string) => Route | 'unknown path' | 'unknown method'

const pathVariable = /\{(\w+)\}/g

/** Prefix of every service in the contracts. */
const contractPrefix = '/jwsk-'

export function createRoutes(mocks: readonly Mock[], servicePrefix = 'jwsk-'): FindRoute {
  const fixed = new Map<string, Map<string, Mock>>()
  const patterns: { readonly pattern: RegExp; readonly names: readonly string[]; readonly mock: Mock }[] = []
  for (const mock of mocks) {
    const { method } = mock.operation
    const path = mock.operation.path.replace(contractPrefix, `/${servicePrefix}`)
    if (path.includes('{')) {
      const names = [...path.matchAll(pathVariable)].map((match) => match[1] ?? '')
      patterns.push({ pattern: new RegExp(`^${path.replace(pathVariable, '([^/]+)')}$`), names, mock })
      continue
    }
    const methods = fixed.get(path) ?? new Map<string, Mock>()
    if (methods.has(method)) throw new Error(`${method} ${path} is mocked twice`)
    fixed.set(path, methods.set(method, mock))
  }

  return (method, path) => {
    const methods = fixed.get(path)
    const mock = methods?.get(method)
    if (mock) return { mock, parameters: {} }
    const matches = patterns.flatMap(({ pattern, names, mock: candidate }) => {
      const values = pattern.exec(path)
      return values
        ? [
            {
              mock: candidate,
              parameters: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')])),
            },
          ]
        : []
    })
    const match = matches.find((route) => route.mock.operation.method === method)
    if (match) return match
    return methods || matches.length > 0 ? 'unknown method' : 'unknown path'
  }
}
