import type reference from './locales/zh-cn'
import type { KeysOf } from './types'

/** A key of kit's own texts. */
export type KitText = KeysOf<typeof reference>
