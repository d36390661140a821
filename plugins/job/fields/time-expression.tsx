import {
  type CellProps,
  createField,
  ErrorBoundary,
  Fallback,
  getControlProps,
  type InputProps,
  loadable,
  TextCell,
  TextInput,
} from '@jwsk/kit'

const CronWords = loadable(() => import('./cron-description'))

/** periods and ranges of the day are one word */
const isCron = (text: string) => /^\S+(\s+\S+){4,6}$/.test(text.trim())

/** Describes a valid cron expression; shows anything else as it is. */
function Explained({ value }: CellProps<string>) {
  if (!isCron(value)) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Fallback fallback={null}>
        <CronWords expression={value.trim()} />
      </Fallback>
    </ErrorBoundary>
  )
}

function TimeInput(props: InputProps<string>) {
  const { value, onChange } = props
  return (
    <>
      <TextInput
        {...getControlProps(props)}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Explained value={value} />
    </>
  )
}

function TimeDetail({ value }: CellProps<string>) {
  return (
    <>
      <TextCell value={value} />
      <Explained value={value} />
    </>
  )
}

/** Creates the field for a job's schedule: a cron expression with its description, or a period or a range of the day as it is. */
export const timeExpression = () =>
  createField<string, string>({
    Cell: TextCell,
    Detail: TimeDetail,
    Input: TimeInput,
    emptyValue: '',
    promptVerb: 'enter',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    parse: (wire) => (typeof wire === 'string' ? wire : ''),
    serialize: (value) => value.trim(),
  })
