import type { KitText } from './kit-key'
import { platformNamespace } from './namespaces'
import type { Translate } from './types'

const words = `${platformNamespace}:words.` as const

/** The word in the language on screen; one that has no text there stays as the platform says it. */
export function spokenWord(word: string, t: Translate<KitText>): string {
  const spoken = t(`${words}${word}`)
  // an unknown key is answered by itself, with or without its namespace
  return spoken.startsWith(words) || spoken.startsWith('words.') ? word : spoken
}
