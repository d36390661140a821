import {
  type CellProps,
  createField,
  date,
  differenceInDays,
  type Field,
  type InputProps,
  useFormatSiteTime,
  useTranslate,
} from '@jwsk/kit'
import { isOwed } from '../actions/payment-actions'

interface Due {
  readonly day: string
  /** Whether any amount is still due. */
  readonly isOwed: boolean
}

const day = date()

/** Returns the whole days since the due date; 0 until then. */
export const countDaysLate = (due: string, now: string) => differenceInDays(due, now) ?? 0

/** Shows how late a bill is if any amount is due; a partial payment does not stop the count. */
function DueCell({ value }: CellProps<Due>) {
  const t = useTranslate()
  const now = useFormatSiteTime()
  const late = value.isOwed ? countDaysLate(value.day, now()) : 0
  return (
    <span className="inline-flex align-items-center gap-2 white-space-nowrap">
      <day.Cell value={value.day} />
      {late > 0 && <span className="text-red-500">{t('shop:plan.late', { count: late })}</span>}
    </span>
  )
}

const DueInput = ({ value, onChange, ...input }: InputProps<Due>) => (
  <day.Input {...input} value={value.day} onChange={(selected) => onChange({ ...value, day: String(selected) })} />
)

/** Creates the field for the due date of a bill. */
export const dueDate = (): Field<string> =>
  createField<string, Due>({
    Cell: DueCell,
    Input: DueInput,
    ...(day.Filter && { Filter: day.Filter }),
    ...(day.Range && { Range: day.Range }),
    emptyValue: { day: '', isOwed: false },
    width: 168,
    promptVerb: 'choose',
    summaryGroup: 'time',
    isEmpty: (value) => value.day === '',
    toText: (value) => value.day,
    validate: (value) => day.validate(value.day),
    parse: (wire, { payStatus }) => ({ day: String(day.parse(wire)), isOwed: isOwed({ payStatus: Number(payStatus) }) }),
    serialize: (value) => value.day,
  })
