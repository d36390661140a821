import { PluginsProvider } from '@jwsk/kit'
import { AnonymousScreens, type AnonymousScreensProps } from '../shell/anonymous-screens'
import { pluginHost } from './plugins'

/** Where nobody is signed in: what this console's plugins show to everyone. */
export default function AnonymousRoute(props: AnonymousScreensProps) {
  return (
    <PluginsProvider host={pluginHost()}>
      <AnonymousScreens {...props} />
    </PluginsProvider>
  )
}
