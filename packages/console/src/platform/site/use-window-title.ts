import { useEffect } from 'react'
import { useText } from '../text'

/**
 * Sets the title of the window: the name of the screen, if it has one, and the console's title: `given`, or the default of the
 * language.
 */
export function useDocumentTitle(name: string | undefined, given: string) {
  const t = useText()
  const site = given || t('title')
  useEffect(() => {
    document.title = name === undefined ? site : `${name} - ${site}`
  }, [name, site])
}
