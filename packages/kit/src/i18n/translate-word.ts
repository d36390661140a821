import type { KitTextKey } from './kit-key'
import { platformNamespace } from './namespaces'
import type { Translate } from './types'

const wordsPrefix = `${platformNamespace}:words.` as const

/** The word in the language on screen; one that has no text there stays as the platform says it. */
export function translateWord(word: string, t: Translate<KitTextKey>): string {
  const spoken = t(`${wordsPrefix}${word}`)
  // an unknown key is answered by itself, with or without its namespace
  return spoken.startsWith(wordsPrefix) || spoken.startsWith('words.') ? word : spoken
}
