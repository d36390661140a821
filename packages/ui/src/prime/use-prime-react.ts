import './prime.css'
import PrimeReact, { addLocale, locale } from 'primereact/api'
import { useMemo } from 'react'
import type { KitTextKey } from '../i18n/kit-key'
import { useKitText } from '../i18n/kit-text'
import { useLanguage } from '../i18n/translate-provider'
import type { Translate } from '../i18n/types'
import { preset } from './preset'

type NameStyle = 'long' | 'short' | 'narrow'

// 1 January 2023 is a Sunday, the first day of the week for PrimeReact
const getWeekdays = (language: string, weekday: NameStyle) => {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2023, 0, 1 + day)))
}

const getMonths = (language: string, month: NameStyle) => {
  const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2023, index, 1)))
}

function toPrimeLocale(language: string, t: Translate<KitTextKey>) {
  const isChinese = language.startsWith('zh')
  return {
    firstDayOfWeek: 1,
    showMonthAfterYear: isChinese,
    dateFormat: 'yy-mm-dd',
    dayNames: getWeekdays(language, 'long'),
    dayNamesShort: getWeekdays(language, 'short'),
    dayNamesMin: getWeekdays(language, isChinese ? 'narrow' : 'short'),
    monthNames: getMonths(language, 'long'),
    monthNamesShort: getMonths(language, 'short'),
    chooseDate: t('fields.date.choose'),
    prevMonth: t('fields.date.previousMonth'),
    nextMonth: t('fields.date.nextMonth'),
    prevYear: t('fields.date.previousYear'),
    nextYear: t('fields.date.nextYear'),
    prevDecade: t('fields.date.previousDecade'),
    nextDecade: t('fields.date.nextDecade'),
    prevHour: t('fields.date.previousHour'),
    nextHour: t('fields.date.nextHour'),
    prevMinute: t('fields.date.previousMinute'),
    nextMinute: t('fields.date.nextMinute'),
    prevSecond: t('fields.date.previousSecond'),
    nextSecond: t('fields.date.nextSecond'),
    clear: t('fields.combobox.clear'),
    emptyMessage: t('fields.select.empty'),
    emptyFilterMessage: t('fields.combobox.none'),
    aria: {
      listLabel: t('fields.select.options'),
      close: t('actions.close'),
      rotateLeft: t('fields.upload.rotateLeft'),
      rotateRight: t('fields.upload.rotateRight'),
      zoomIn: t('fields.upload.zoomIn'),
      zoomOut: t('fields.upload.zoomOut'),
    },
  }
}

/** Configures PrimeReact for the calling component: accessible markup and the texts of the current language. */
export function usePrimeReact() {
  const t = useKitText()
  const language = useLanguage()
  // while rendering, because PrimeReact reads them while it renders
  useMemo(() => {
    PrimeReact.pt = preset
    // its types only cover the filters of its table
    addLocale(language, toPrimeLocale(language, t) as Parameters<typeof addLocale>[1])
  }, [language, t])
  locale(language)
  return { t, language }
}
