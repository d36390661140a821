import { type Found, PluginsProvider, usePlugins } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OpenScreen } from './open-screen'
import { pluginHost } from './plugins'

const isOpen = (found: Found | undefined) => found?.view.layout === 'bare' && found.view.anonymous

interface OpenRouteProps {
  readonly client: Client
  /** Every other address. */
  readonly children: ReactNode
  /** While it is not known which it is. */
  readonly meanwhile?: ReactNode
}

/** A page of a plugin that needs no session and no layout, for everyone; at other addresses the children. */
export default function OpenRoute(props: OpenRouteProps) {
  return (
    <PluginsProvider host={pluginHost()}>
      <OpenOr {...props} />
    </PluginsProvider>
  )
}

export function OpenOr({ client, children, meanwhile }: OpenRouteProps) {
  const { pathname } = useLocation()
  const { registry, waiting } = usePlugins()
  const found = registry.find(pathname)
  if (found && isOpen(found)) return <OpenScreen key={found.pattern} client={client} found={found} />
  return waiting && !found ? (meanwhile ?? null) : children
}
