import { createPlainEngine } from './plain-engine'
import type { CustomLanguage, DefaultModule, Language, TextTree } from './types'

interface LanguageDefinition {
  /** BCP 47 tag in lower case: `vi`, `pt-br`. */
  readonly id: string
  /** Name of the language in the language itself. */
  readonly name: string
  /** Language of missing texts. */
  readonly fallback: Language
  /** Loaders of the texts by namespace: `console`, `kit` or the id of a plugin. Each can contain any subset of the namespace's keys. */
  readonly texts: Readonly<Record<string, () => Promise<DefaultModule<TextTree>>>>
}

/**
 * Defines a custom language in addition to the built-in ones.
 *
 * @example
 * export const vietnamese = defineLanguage({
 *   id: 'vi',
 *   name: 'Tiếng Việt',
 *   fallback: 'en',
 *   texts: { console: () => import('./vi/console'), kit: () => import('./vi/kit') },
 * })
 */
export function defineLanguage({ texts, ...language }: LanguageDefinition): CustomLanguage {
  const engine = createPlainEngine()
  const loading = new Map<string, Promise<void>>()
  return {
    ...language,
    load(namespace) {
      const pending = loading.get(namespace)
      if (pending) return pending
      const promise = texts[namespace]?.().then(
        (module) => engine.add({ namespace, language: language.id, texts: module.default }),
        // texts that fail to load fall back to the other language; the next load retries
        () => void loading.delete(namespace),
      )
      if (promise) loading.set(namespace, promise)
      return promise
    },
    translate(key, values, { namespace }) {
      const text = engine.translate(key, values, { namespace, language: language.id })
      // for a missing text the engine returns the key, with or without its namespace
      return key.endsWith(text) ? undefined : text
    },
  }
}
