import type { Operation } from '@jwsk/sdk'
import { loadTexts, useTranslator } from '@jwsk/ui'
import { useEffect, useState } from 'react'
import type { DictionaryUsage } from './dictionary-usages'
import { usePlugins } from './use-plugins'

/** Finds where a dictionary is used and loads the texts of those screens; `undefined` while loading. */
export function useDictionaryUsages(operation: Operation, code: string): readonly DictionaryUsage[] | undefined {
  const { plugins } = usePlugins().registry
  const translator = useTranslator()
  const [answer, setAnswer] = useState<{ readonly code: string; readonly uses: readonly DictionaryUsage[] }>()
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const { findDictionaryUsages } = await import('./dictionary-usages')
      const uses = await findDictionaryUsages(plugins, { operation, code })
      // a screen whose texts fail to load is named by its key
      await Promise.allSettled(uses.map(({ plugin }) => loadTexts(translator, plugin.id, plugin.locales)))
      if (isCurrent) setAnswer({ code, uses })
    }
    // a screen whose code fails to load is omitted
    void look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [plugins, operation, code, translator])
  return answer?.code === code ? answer.uses : undefined
}
