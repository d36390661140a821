import { useEffect } from 'react'
import { useText } from '../text'

/** Names the window by what is looked at, if that has a name, and by the console: as `given`, or as the language has it. */
export function useDocumentTitle(name: string | undefined, given: string) {
  const t = useText()
  const site = given || t('title')
  useEffect(() => {
    document.title = name === undefined ? site : `${name} - ${site}`
  }, [name, site])
}
