import { type ScreenMatch, usePlugins } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import type { ReactNode } from 'react'
import { usePageLocation } from '../../platform/links/address'
import { LiveLocation } from '../../platform/links/frozen-location'
import { PublicScreen } from './public-screen'

const isPublicScreen = (found: ScreenMatch) => found.view.layout === 'bare' && found.view.isPublic

export interface PublicScreensProps {
  readonly client: Client
  /** Content of all other addresses. */
  readonly children: ReactNode
  /** Rendered while plugins are loading. */
  readonly fallback?: ReactNode
}

/** Renders a plugin's public fullscreen view without a session; renders the children at other addresses. */
export function PublicScreens({ client, children, fallback }: PublicScreensProps) {
  const location = usePageLocation()
  const { registry, isLoading } = usePlugins()
  const found = registry.find(location.pathname)
  if (found && isPublicScreen(found))
    return (
      <LiveLocation location={location}>
        <PublicScreen key={found.pattern} client={client} found={found} />
      </LiveLocation>
    )
  return isLoading && !found ? (fallback ?? null) : children
}
