import { useIsNarrow } from '@jwsk/kit'
import type { ReactNode } from 'react'

const space = { height: '36rem' }

/** A list fills what it is given and scrolls within; on a phone it is as long as it is. */
export function ListFrame({ children }: { readonly children: ReactNode }) {
  const isNarrow = useIsNarrow()
  return <div style={isNarrow ? undefined : space}>{children}</div>
}
