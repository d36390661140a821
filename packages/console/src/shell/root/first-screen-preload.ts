import { loadScreen, usePlugins } from '@jwsk/kit/shell'
import { useTranslator } from '@jwsk/ui'
import { useEffect } from 'react'
import { useUrl } from '../../platform/links/address'

/** Preloads the screen of the address while the menu is still loading. A separate component, because it rerenders with every address. */
export function FirstScreenPreload() {
  const { registry } = usePlugins()
  const translator = useTranslator()
  const { path } = useUrl()
  const found = registry.find(path)
  useEffect(() => {
    if (found)
      loadScreen(found, translator)
        .preload()
        .catch(() => undefined)
  }, [found, translator])
  return null
}
