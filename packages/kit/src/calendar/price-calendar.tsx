import '@jwsk/ui/styles'
import './calendar.css'
import { Button, ConfirmDialog, MessagePanel, useKitText, useLanguage } from '@jwsk/ui'
import { useState } from 'react'
import { useNotifier } from '../resource/model/use-notice'
import { getErrorMessage } from '../runtime/error-message'
import { useFormatSiteTime } from '../runtime/use-format-site-time'
import { useCalendarText, useCalendarTexts } from './calendar-texts'
import { DayEditor } from './day-editor'
import { DayGrid } from './day-grid'
import { addMonths, eachDayOfMonth, type Month, toMonth } from './days'
import { findPriceWarning, type PriceWarning } from './price-warning'
import { RangePicker } from './range-picker'
import { type DayChange, type PriceOperations, usePrices } from './use-prices'

interface PriceCalendarProps {
  readonly api: PriceOperations
  /** Id of the product. */
  readonly id: string
  readonly onSaved?: () => void
}

interface Question {
  readonly warning: PriceWarning
  readonly answer: (isConfirmed: boolean) => void
}

const formatYuan = (price: number) => `¥${price.toFixed(2)}`

const noDays: ReadonlySet<string> = new Set()

/**
 * Calendar of prices and stock per day: the user selects days of a month and sets their values.
 *
 * @example
 * <PriceCalendar api={{ load: ticket.priceCalendar, save: ticket.setStock }} id={target.id} onSaved={reload} />
 */
export function PriceCalendar(props: PriceCalendarProps) {
  return useCalendarTexts() ? <Calendar {...props} /> : null
}

function Calendar({ api, id, onSaved }: PriceCalendarProps) {
  const t = useCalendarText()
  const kitText = useKitText()
  const notice = useNotifier()
  const clock = useFormatSiteTime()
  const [today] = useState(() => clock().slice(0, 10))
  const [month, show] = useState<Month>(toMonth(today))
  const [selectedDays, setSelectedDays] = useState(noDays)
  const { days, error, refetch, set } = usePrices(api, { id, month })
  const name = new Intl.DateTimeFormat(useLanguage(), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`))
  const [question, setQuestion] = useState<Question>()
  const confirm = (warning: PriceWarning) => new Promise<boolean>((answer) => setQuestion({ warning, answer }))
  const answer = (isConfirmed: boolean) => {
    question?.answer(isConfirmed)
    setQuestion(undefined)
  }
  const save = async (change: DayChange) => {
    const warning = findPriceWarning(change.price, days?.values() ?? [])
    if (warning && !(await confirm(warning))) return 'cancelled'
    await set([...selectedDays].sort(), change)
    setSelectedDays(noDays)
    notice.success()
    onSaved?.()
    return 'saved'
  }
  return (
    <div className="kit-dialog-body flex flex-column md:flex-row gap-3 md:gap-5">
      <div className="flex-1 min-w-0">
        <div className="kit-calendar-header flex flex-wrap align-items-center gap-2 pb-3">
          <strong className="text-lg" aria-live="polite">
            {name}
          </strong>
          <Button icon="left" aria-label={t('previous')} disabled={month <= toMonth(today)} onClick={() => show(addMonths(month, -1))} />
          <Button icon="right" aria-label={t('next')} onClick={() => show(addMonths(month, 1))} />
          <Button disabled={month === toMonth(today)} onClick={() => show(toMonth(today))}>
            {t('today')}
          </Button>
          <Button
            className="ml-auto"
            variant="quiet"
            onClick={() => setSelectedDays(new Set([...selectedDays, ...eachDayOfMonth(month).filter((date) => date >= today)]))}
          >
            {t('wholeMonth')}
          </Button>
        </div>
        {error && !days ? (
          <MessagePanel icon="error" tone="danger" title={t('failed')} text={getErrorMessage(error, kitText)}>
            <Button onClick={() => void refetch()}>{kitText('actions.retry')}</Button>
          </MessagePanel>
        ) : (
          <DayGrid
            month={month}
            label={t('label', { month: name })}
            today={today}
            days={days}
            selected={selectedDays}
            onSelect={setSelectedDays}
            onMonthChange={show}
          />
        )}
      </div>
      <div className="flex flex-column gap-4 flex-none md:w-15rem">
        <DayEditor count={selectedDays.size} onSave={save} onClear={() => setSelectedDays(noDays)} />
        <RangePicker key={month} today={today} month={month} onPick={(dates) => setSelectedDays(new Set([...selectedDays, ...dates]))} />
      </div>
      {question && (
        <ConfirmDialog
          title={t('unusualTitle')}
          confirmLabel={t('applyAnyway')}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        >
          <p>
            {t(question.warning.kind, {
              count: selectedDays.size,
              price: formatYuan(question.warning.price),
              usual: formatYuan(question.warning.usual),
            })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
