import { PluginsProvider } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { Routed } from '../links/routed'
import { AnonymousScreens, type AnonymousScreensProps } from '../shell/anonymous-screens'
import { $site } from '../site/model'
import { pluginHost } from './plugin-host'

/** Where nobody is signed in: what this console's plugins show to everyone. */
export default function AnonymousRoute(props: AnonymousScreensProps) {
  const site = useUnit($site)
  return (
    <PluginsProvider host={pluginHost(site)}>
      <Routed>
        <AnonymousScreens {...props} />
      </Routed>
    </PluginsProvider>
  )
}
