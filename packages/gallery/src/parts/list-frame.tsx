import { useIsNarrow } from '@jwsk/kit'
import type { ReactNode } from 'react'

const space = { height: '36rem' }

/** Container of a list: the list fills it and scrolls inside; on a phone it grows with its content. */
export function ListFrame({ children }: { readonly children: ReactNode }) {
  const isNarrow = useIsNarrow()
  return <div style={isNarrow ? undefined : space}>{children}</div>
}
