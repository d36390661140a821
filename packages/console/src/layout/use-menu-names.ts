import { loadTexts, platformNamespace, useLanguage, useTranslator } from '@jwsk/kit'
import { useEffect, useState } from 'react'
import { platformTexts } from '../navigation/model'

/** Whether the names that the menu's keys stand for have come, or could not be had: then the platform's own names show. */
export function useMenuTextsReady(): boolean {
  const translator = useTranslator()
  const language = useLanguage()
  const [done, setDone] = useState('')
  useEffect(() => {
    let here = true
    void loadTexts(translator, platformNamespace, platformTexts)
      .catch(() => undefined)
      .then(() => here && setDone(language))
    return () => {
      here = false
    }
  }, [translator, language])
  return done !== ''
}
