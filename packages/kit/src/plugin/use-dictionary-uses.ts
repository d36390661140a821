import type { Operation } from '@jwsk/sdk'
import { useEffect, useState } from 'react'
import { useTranslator } from '../i18n/translate-provider'
import { loadTexts } from '../i18n/translator'
import type { DictionaryUse } from './dictionary-uses'
import { usePlugins } from './plugins-provider'

/** Where a dictionary is used, with the texts of those screens at hand; `undefined` while it is looked up. */
export function useDictionaryUses(operation: Operation, code: string): readonly DictionaryUse[] | undefined {
  const { plugins } = usePlugins().registry
  const translator = useTranslator()
  const [answer, setAnswer] = useState<{ readonly code: string; readonly uses: readonly DictionaryUse[] }>()
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const { dictionaryUses } = await import('./dictionary-uses')
      const uses = await dictionaryUses(plugins, { operation, code })
      // a screen whose texts cannot be had is named by its key
      await Promise.allSettled(uses.map(({ plugin }) => loadTexts(translator, plugin.id, plugin.locales)))
      if (isCurrent) setAnswer({ code, uses })
    }
    // where its code cannot be had nothing is said of it
    void look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [plugins, operation, code, translator])
  return answer?.code === code ? answer.uses : undefined
}
