import type reference from './locales/zh-cn'
import type { platformNamespace } from './namespaces'
import type { KeysOf } from './types'

/** Key of the kit's texts, or of a word that the platform sends. */
export type KitTextKey = KeysOf<typeof reference> | `${typeof platformNamespace}:words.${string}`
