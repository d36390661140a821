import { loadScreen, usePlugins, useTranslator } from '@jwsk/kit'
import { useEffect } from 'react'
import { useUrl } from '../links/address'

/** The code of what is asked for travels while the menu decides whether it is shown; a part of its own, as it is drawn with every address. */
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
