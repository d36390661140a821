import { useLanguage } from '@jwsk/ui'

/** Smaller shares would be rounded to 0 %, and those close to 1 to 100 %. */
const minShare = 0.01

/** Returns formatters for whole numbers and shares in the current language; `undefined` is formatted as a dash. */
export function useWallboardNumbers() {
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  // a positive share is never shown as 0 %, and one that is not whole never as 100 %
  const formatShare = (value: number) => {
    if (value > 0 && value < minShare) return `<${percent.format(minShare)}`
    return value >= 1 - minShare / 2 && value < 1 ? `>${percent.format(1 - minShare)}` : percent.format(value)
  }
  return {
    whole: (value: number | undefined) => (value === undefined ? '—' : whole.format(value)),
    share: (value: number | undefined) => (value === undefined ? '—' : formatShare(value)),
  }
}
