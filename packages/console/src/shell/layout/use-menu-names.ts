import { useLanguage } from '@jwsk/kit'
import { loadTexts, platformNamespace, useTranslator } from '@jwsk/ui'
import { useEffect, useState } from 'react'
import { platformTexts } from '../navigation/model'

/** Whether the translated names of the menu are loaded or failed to load, in which case the platform's names are used. */
export function useMenuTextsReady(): boolean {
  const translator = useTranslator()
  const language = useLanguage()
  const [done, setDone] = useState('')
  useEffect(() => {
    let isMounted = true
    void loadTexts(translator, platformNamespace, platformTexts)
      .catch(() => undefined)
      .then(() => isMounted && setDone(language))
    return () => {
      isMounted = false
    }
  }, [translator, language])
  return done !== ''
}
