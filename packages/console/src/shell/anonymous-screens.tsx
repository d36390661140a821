import { type ScreenMatch, usePlugins } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { AnonymousScreen } from './anonymous-screen'

const isAnonymous = (found: ScreenMatch) => found.view.layout === 'bare' && found.view.anonymous

export interface AnonymousScreensProps {
  readonly client: Client
  /** Every other address. */
  readonly children: ReactNode
  /** While it is not known which it is. */
  readonly meanwhile?: ReactNode
}

/** A page of a plugin that needs no session and no layout, for everyone; at other addresses the children. */
export function AnonymousScreens({ client, children, meanwhile }: AnonymousScreensProps) {
  const { pathname } = useLocation()
  const { registry, waiting } = usePlugins()
  const found = registry.find(pathname)
  if (found && isAnonymous(found)) return <AnonymousScreen key={found.pattern} client={client} found={found} />
  return waiting && !found ? (meanwhile ?? null) : children
}
