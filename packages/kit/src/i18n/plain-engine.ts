import type { TextEngine, Texts, TextValues } from './types'

/** nested, or with dots in a name */
function textAt(texts: Texts, path: readonly string[]): string | undefined {
  for (let length = 1; length <= path.length; length++) {
    const name = path.slice(0, length).join('.')
    const next = Object.hasOwn(texts, name) ? texts[name] : undefined
    if (typeof next === 'object') return textAt(next, path.slice(length))
    if (next !== undefined && length === path.length) return next
  }
  return undefined
}

/** what a sentence has and a key has not */
const spoken = /[ ,?!;]/

function placeOf(key: string, namespace: string) {
  const [named = '', ...rest] = key.split(':')
  const isSentence = spoken.test(key) && spoken.test(key.replace(/(?<=.)\..*$/s, ''))
  return rest.length === 0 || isSentence ? { namespace, path: key } : { namespace: named, path: rest.join('.') }
}

const rules = new Map<string, Intl.PluralRules>()

/** the forms of a key that may say so many, the nearest first */
function pluralsOf(path: string, count: unknown, language: string): readonly string[] {
  if (typeof count !== 'number') return [path]
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return [...(count === 0 ? [`${path}_zero`] : []), `${path}_${rule.select(count)}`, path]
}

const formsOf = (path: string, { context = '', count }: TextValues, language: string) =>
  [...(context === '' ? [] : [`${path}_${context}`]), path].flatMap((form) => pluralsOf(form, count, language))

const fill = (text: string, values: TextValues) =>
  text.replaceAll(/\{\{-?([^{}]+)\}\}/g, (hole, within: string) => {
    const name = within.trim()
    return Object.hasOwn(values, name) ? `${values[name] ?? ''}` : hole
  })

/** Keys, namespaces, contexts, plurals and values as i18next has them, in a fraction of its bytes and of its time. */
export function createPlainEngine(): TextEngine {
  const known = new Map<string, Texts[]>()
  const partsOf = (namespace: string, language: string) => known.get(`${language} ${namespace}`) ?? []
  return {
    add({ namespace, language, texts }) {
      known.set(`${language} ${namespace}`, [texts, ...partsOf(namespace, language)])
    },
    say(key, values, { namespace: nearest, language }) {
      const { namespace, path } = placeOf(key, nearest)
      for (const form of formsOf(path, values, language))
        for (const texts of partsOf(namespace, language)) {
          const text = textAt(texts, form.split('.'))
          if (text !== undefined) return fill(text, values)
        }
      return path
    },
  }
}
