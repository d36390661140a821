import type { KitTextKey } from './kit-key'
import { platformNamespace } from './namespaces'
import type { Translate } from './types'

const wordsPrefix = `${platformNamespace}:words.` as const

/** Translates a word of the platform; returns it unchanged if there is no translation. */
export function translateWord(word: string, t: Translate<KitTextKey>): string {
  const translation = t(`${wordsPrefix}${word}`)
  // for an unknown key `t` returns the key, with or without its namespace
  return translation.startsWith(wordsPrefix) || translation.startsWith('words.') ? word : translation
}
