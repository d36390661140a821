import { type ScreenMatch, usePlugins } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import type { ReactNode } from 'react'
import { useHistory } from '../../platform/links/history-provider'
import { ConsoleRouter } from '../../platform/links/router'
import { PublicScreen } from './public-screen'

const isPublicScreen = (found: ScreenMatch) => found.view.layout === 'fullscreen' && found.view.isPublic

export interface PublicScreensProps {
  readonly client: Client
  /** Content of all other addresses. */
  readonly children: ReactNode
  /** Rendered while plugins are loading. */
  readonly fallback?: ReactNode
}

/** Renders a plugin's public fullscreen view without a session; renders the children at other addresses. */
export function PublicScreens({ client, children, fallback }: PublicScreensProps) {
  const { pathname } = useHistory().location
  const { registry, isLoading } = usePlugins()
  const found = registry.find(pathname)
  if (found && isPublicScreen(found))
    return (
      <ConsoleRouter>
        <PublicScreen key={found.pattern} client={client} found={found} />
      </ConsoleRouter>
    )
  return isLoading && !found ? (fallback ?? null) : children
}
