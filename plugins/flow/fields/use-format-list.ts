import { formatDuration, translateWord, useKitText, useLanguage } from '@jwsk/kit'
import { useCallback } from 'react'

const between = ' · '
const isAmount = (text: string) => /^\d+\.\d\d$/.test(text)

/** What the platform wrote, part by part in the language on screen: its words, lengths of time, amounts; what a person wrote stays. */
export function useFormatSummary(): (text: string) => string {
  const t = useKitText()
  const language = useLanguage()
  return useCallback(
    (text: string) => {
      const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' })
      const say = (part: string) => (isAmount(part) ? amount.format(Number(part)) : formatDuration(translateWord(part, t), language))
      return text.split(between).map(say).join(between)
    },
    [t, language],
  )
}
