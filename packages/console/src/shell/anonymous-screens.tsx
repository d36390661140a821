import { type ScreenMatch, usePlugins } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { ReactNode } from 'react'
import { usePageLocation } from '../links/address'
import { Here } from '../links/own-location'
import { AnonymousScreen } from './anonymous-screen'

const isAnonymous = (found: ScreenMatch) => found.view.layout === 'bare' && found.view.isPublic

export interface AnonymousScreensProps {
  readonly client: Client
  /** Every other address. */
  readonly children: ReactNode
  /** While it is not known which it is. */
  readonly meanwhile?: ReactNode
}

/** A page of a plugin that needs no session and no layout, for everyone; at other addresses the children. */
export function AnonymousScreens({ client, children, meanwhile }: AnonymousScreensProps) {
  const location = usePageLocation()
  const { registry, isLoading } = usePlugins()
  const found = registry.find(location.pathname)
  if (found && isAnonymous(found))
    return (
      <Here location={location}>
        <AnonymousScreen key={found.pattern} client={client} found={found} />
      </Here>
    )
  return isLoading && !found ? (meanwhile ?? null) : children
}
