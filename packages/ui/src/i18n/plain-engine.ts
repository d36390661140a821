import type { TextEngine, TextTree, TextValues } from './types'

/** Finds a text by its path; keys can be nested or contain dots. */
function getText(texts: TextTree, path: readonly string[]): string | undefined {
  for (let length = 1; length <= path.length; length++) {
    const name = path.slice(0, length).join('.')
    const next = Object.hasOwn(texts, name) ? texts[name] : undefined
    if (typeof next === 'object') return getText(next, path.slice(length))
    if (next !== undefined && length === path.length) return next
  }
  return undefined
}

/** Characters of sentences that keys do not contain. */
const sentencePattern = /[ ,?!;]/

function parseKey(key: string, namespace: string) {
  const [named = '', ...rest] = key.split(':')
  const isSentence = sentencePattern.test(key) && sentencePattern.test(key.replace(/(?<=.)\..*$/s, ''))
  return rest.length === 0 || isSentence ? { namespace, path: key } : { namespace: named, path: rest.join('.') }
}

const pluralRules = new Map<string, Intl.PluralRules>()

/** Returns the plural keys for a count, most specific first. */
function getPluralKeys(path: string, count: unknown, language: string): readonly string[] {
  if (typeof count !== 'number') return [path]
  const rule = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rule)
  return [...(count === 0 ? [`${path}_zero`] : []), `${path}_${rule.select(count)}`, path]
}

const getCandidateKeys = (path: string, { context = '', count }: TextValues, language: string) =>
  [...(context === '' ? [] : [`${path}_${context}`]), path].flatMap((form) => getPluralKeys(form, count, language))

const interpolate = (text: string, values: TextValues) =>
  text.replaceAll(/\{\{-?([^{}]+)\}\}/g, (placeholder, inner: string) => {
    const name = inner.trim()
    return Object.hasOwn(values, name) ? `${values[name] ?? ''}` : placeholder
  })

/** Creates an engine with the keys, namespaces, contexts, plurals and interpolation of i18next, at a fraction of its size and time. */
export function createPlainEngine(): TextEngine {
  const known = new Map<string, TextTree[]>()
  const getBundles = (namespace: string, language: string) => known.get(`${language} ${namespace}`) ?? []
  return {
    add({ namespace, language, texts }) {
      known.set(`${language} ${namespace}`, [texts, ...getBundles(namespace, language)])
    },
    translate(key, values, { namespace: defaultNamespace, language }) {
      const { namespace, path } = parseKey(key, defaultNamespace)
      for (const form of getCandidateKeys(path, values, language))
        for (const texts of getBundles(namespace, language)) {
          const text = getText(texts, form.split('.'))
          if (text !== undefined) return interpolate(text, values)
        }
      return path
    },
  }
}
