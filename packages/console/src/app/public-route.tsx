import { PluginsProvider } from '@jwsk/kit/shell'
import { useUnit } from 'effector-react'
import { $site } from '../platform/site/model'
import { PublicScreens, type PublicScreensProps } from '../shell/routes/public-screens'
import { getPluginHost } from './plugin-host'

/** Renders the public views of this console's plugins, which need no session. */
export default function PublicRoute(props: PublicScreensProps) {
  const site = useUnit($site)
  return (
    <PluginsProvider host={getPluginHost(site)}>
      <PublicScreens {...props} />
    </PluginsProvider>
  )
}
