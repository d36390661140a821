import { createPlainEngine } from './plain-engine'
import type { CustomLanguage, Language, DefaultModule, TextTree } from './types'

interface LanguageDefinition {
  /** As BCP 47 has it, in small letters: `vi`, `pt-br`. */
  readonly id: string
  /** In the language itself. */
  readonly name: string
  /** What is said where it has no text. */
  readonly fallback: Language
  /** By namespace: `console`, `kit`, or the id of a plugin; any part of the keys that stand there. */
  readonly texts: Readonly<Record<string, () => Promise<DefaultModule<TextTree>>>>
}

/**
 * A language besides those that everything is written in.
 *
 * @example
 * export const vietnamese = defineLanguage({
 *   id: 'vi',
 *   name: 'Tiếng Việt',
 *   fallback: 'en',
 *   texts: { console: () => import('./vi/console'), kit: () => import('./vi/kit') },
 * })
 */
export function defineLanguage({ texts, ...facts }: LanguageDefinition): CustomLanguage {
  const engine = createPlainEngine()
  const loading = new Map<string, Promise<void>>()
  return {
    ...facts,
    load(namespace) {
      const known = loading.get(namespace)
      if (known) return known
      const coming = texts[namespace]?.().then(
        (module) => engine.add({ namespace, language: facts.id, texts: module.default }),
        // what cannot be had is said in the other language; the next time it is asked for once more
        () => void loading.delete(namespace),
      )
      if (coming) loading.set(namespace, coming)
      return coming
    },
    translate(key, values, { namespace }) {
      const text = engine.translate(key, values, { namespace, language: facts.id })
      // of what is missing the engine shows the key, with or without its namespace
      return key.endsWith(text) ? undefined : text
    },
  }
}
