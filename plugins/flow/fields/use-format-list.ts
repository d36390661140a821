import { formatDuration, translateWord, useKitText, useLanguage } from '@jwsk/kit'
import { useCallback } from 'react'

const between = ' · '
const isAmount = (text: string) => /^\d+\.\d\d$/.test(text)

/**
 * Returns a function that translates a summary of the platform part by part: its words, durations and amounts. Text
 * typed by users stays as it is.
 */
export function useFormatSummary(): (text: string) => string {
  const t = useKitText()
  const language = useLanguage()
  return useCallback(
    (text: string) => {
      const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' })
      const formatPart = (part: string) => (isAmount(part) ? amount.format(Number(part)) : formatDuration(translateWord(part, t), language))
      return text.split(between).map(formatPart).join(between)
    },
    [t, language],
  )
}
