import type reference from './locales/zh-cn'
import type { KeysOf } from './types'

/** A key of kit's own texts, or a word that the platform sends: the console knows what it is in other languages. */
export type KitText = KeysOf<typeof reference> | `platform:words.${string}`
