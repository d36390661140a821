import { JwskError } from './errors'

/** Names of the options of a client. */
export const clientOptionNames =
  'apiKey apiPrefix auth baseUrl clientId clientSecret credentialsIn crypto encodePassword envelope exchangeToken fetch headers maxConcurrency maxDownloadSize maxResponseSize middleware on401 onWarning paths profile retry sendAccountHeaders servicePaths servicePrefix signing tenantHeader tenantId timeout tokenHeader tokenStore tokenTime'

/** Names of the options of a call. */
export const callOptionNames = 'cryptoData cryptoToken headers idempotencyKey idleTimeout keepalive retry signal timeout'

/** Splits a name into the pairs of letters that follow one another. */
const toPairs = (name: string) => [...name.toLowerCase()].map((letter, index, all) => letter + all[index + 1])

/** Returns a hint at the known name that is most similar to an unknown one; `''` if none is similar. */
export function suggestName(name: string, known: readonly string[]): string {
  const pairs = toPairs(name)
  const getSimilarity = (other: string) => {
    const others = toPairs(other)
    return others.filter((pair) => pairs.includes(pair)).length / (others.length + pairs.length)
  }
  const [similar = ''] = [...known].sort((left, right) => getSimilarity(right) - getSimilarity(left))
  return getSimilarity(similar) > 0.2 ? `, did you mean "${similar}"?` : ''
}

/** Throws `configuration` that names an option which does not exist, and the most similar one that does. */
export function assertKnownOptions(caller: string, options: object, names: string): void {
  const known = names.split(' ')
  const name = Object.keys(options).find((key) => !known.includes(key))
  if (name === undefined) return
  throw new JwskError({ kind: 'configuration', message: `${caller}: unknown option "${name}"${suggestName(name, known)}` })
}
