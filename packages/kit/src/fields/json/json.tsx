import { TextArea } from '../../ui/text-area'
import '../fields.css'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { controlOf } from '../control'
import { field } from '../field'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps, Problem } from '../types'
import { clipCellText, textOf } from '../wire'
import { jsonFault, placeIn } from './json-fault'

const longestShown = 20_000

function problemOf(text: string): Problem | undefined {
  const fault = jsonFault(text)
  return fault && { text: `fields.json.${fault.kind}`, values: { ...placeIn(text, fault.at), found: fault.found } }
}

/** With line breaks; numbers that JavaScript would round keep the text as it is. */
export function formatJson(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text)
    const squeezed = (json: string) => json.replaceAll(/\s/g, '')
    return squeezed(JSON.stringify(parsed)) === squeezed(text) ? JSON.stringify(parsed, undefined, 2) : text
  } catch {
    return text
  }
}

function JsonInput(props: InputProps<string>) {
  const t = useKitText()
  const { value, onChange } = props
  return (
    <div className="flex flex-column align-items-start gap-1">
      <TextArea
        {...controlOf(props)}
        className="kit-code text-sm"
        rows={6}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button kind="quiet" onClick={() => onChange(formatJson(value))}>
        {t('fields.json.format')}
      </Button>
    </div>
  )
}

function JsonDetail({ value }: CellProps<string>) {
  const whole = formatJson(value)
  return <pre className="kit-code m-0 max-h-20rem overflow-auto text-sm">{whole.length > longestShown ? clipCellText(whole) : whole}</pre>
}

export interface JsonOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** JSON kept as text on the wire, exactly as it was typed. */
export const json = (options: JsonOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: TextCell,
    Detail: JsonDetail,
    Input: JsonInput,
    initial: '',
    ask: 'enter',
    span: 'wide',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    check: problemOf,
    read: textOf,
  })
