import { loadScreen, type Plugins, useTranslator } from '@jwsk/kit'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The code of what is asked for travels while the menu decides whether it is shown. */
export function useFirstScreen({ registry }: Plugins) {
  const translator = useTranslator()
  const { pathname } = useLocation()
  const found = registry.find(pathname)
  useEffect(() => {
    if (found)
      loadScreen(found, translator)
        .begin()
        .catch(() => undefined)
  }, [found, translator])
}
