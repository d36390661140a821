// finds the dictionaries of an entity's values, with their labels
import { listMockSources } from './mock-areas.mjs'

/** Creates a lookup of a dictionary's labels by key: the contract's, else the mock's. */
export function getDictionaryEntries(plan, contracts) {
  const text = plan.read('mocks/src/seed/dictionaries-system.ts')
  return (code) => {
    const words = new RegExp(`\\['${code}', '[^']*', '([^']+)'`).exec(text)?.[1]
    return contracts.readDictionary(code)?.entries ?? (words && Object.fromEntries(words.split(' ').map((entry) => entry.split('='))))
  }
}

const getDictionaryCodes = ({ row, calls }) =>
  new Set(
    [...row.values(), ...calls.flatMap(({ query, body }) => [...query.values(), ...body.values()])].flatMap(
      (field) => field['x-dict'] ?? [],
    ),
  )

/** Returns the codes that no area defines yet. */
export function findNewDictionaries(plan, contracts, entity) {
  const known = listMockSources(plan)
    .filter((path) => path.endsWith('/index.ts'))
    .map((path) => plan.read(path))
    .join('\n')
  return [...getDictionaryCodes(entity)].flatMap((code) => {
    const dictionary = contracts.readDictionary(code)
    if (!dictionary || known.includes(`['${code}', `)) return []
    const entries = Object.entries(dictionary.entries ?? {}).map(([key, text]) => `${key}=${String(text).replaceAll(' ', '')}`)
    return [`['${code}', '${dictionary.name}', '${entries.join(' ')}']`]
  })
}
