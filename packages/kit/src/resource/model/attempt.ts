import type { Row } from './row'

/** A write, as far as what became of it can be read afterwards. */
export type Attempt =
  | { readonly kind: 'added'; readonly draft: Row }
  /** `source`: where the record was read before, and is to be read again. */
  | { readonly kind: 'changed'; readonly draft: Row; readonly before: Row; readonly source: 'detail' | 'list' }
  | { readonly kind: 'removed'; readonly ids: readonly string[] }
