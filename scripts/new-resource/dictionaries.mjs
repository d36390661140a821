// the codes that an entity's values are, with their words
import { sourcesOf } from './areas.mjs'

/** the keys of a dictionary with their words: a contract's, else one that the stand-in has */
export function entriesIn(plan, contracts) {
  const text = plan.read('mocks/src/seed/dictionaries-system.ts')
  return (code) => {
    const words = new RegExp(`\\['${code}', '[^']*', '([^']+)'`).exec(text)?.[1]
    return contracts.readDictionary(code)?.entries ?? (words && Object.fromEntries(words.split(' ').map((entry) => entry.split('='))))
  }
}

const dictionariesOf = ({ row, calls }) =>
  new Set(
    [...row.values(), ...calls.flatMap(({ query, body }) => [...query.values(), ...body.values()])].flatMap(
      (field) => field['x-dict'] ?? [],
    ),
  )

/** codes that no area brings yet */
export function freshDictionaries(plan, contracts, entity) {
  const known = sourcesOf(plan)
    .filter((path) => path.endsWith('/index.ts'))
    .map((path) => plan.read(path))
    .join('\n')
  return [...dictionariesOf(entity)].flatMap((code) => {
    const dictionary = contracts.readDictionary(code)
    if (!dictionary || known.includes(`['${code}', `)) return []
    const entries = Object.entries(dictionary.entries ?? {}).map(([key, text]) => `${key}=${String(text).replaceAll(' ', '')}`)
    return [`['${code}', '${dictionary.name}', '${entries.join(' ')}']`]
  })
}
