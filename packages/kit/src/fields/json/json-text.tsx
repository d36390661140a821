import { Button, TextArea, useKitText } from '@jwsk/ui'
import { getControlProps } from '../control-props'
import type { CellProps, InputProps } from '../types'
import { truncateCellText } from '../wire'

const maxVisibleLength = 20_000

/** Formats JSON with line breaks; returns the text unchanged if JavaScript would round one of its numbers. */
export function formatJson(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text)
    const squeezed = (json: string) => json.replaceAll(/\s/g, '')
    return squeezed(JSON.stringify(parsed)) === squeezed(text) ? JSON.stringify(parsed, undefined, 2) : text
  } catch {
    return text
  }
}

/** Text area for JSON with a format button. */
export function JsonInput(props: InputProps<string>) {
  const t = useKitText()
  const { value, onChange } = props
  return (
    <div className="flex flex-column align-items-start gap-1">
      <TextArea
        {...getControlProps(props)}
        className="kit-code text-sm"
        rows={6}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button variant="quiet" onClick={() => onChange(formatJson(value))}>
        {t('fields.json.format')}
      </Button>
    </div>
  )
}

/** Full JSON of a record, formatted. */
export function JsonDetail({ value }: CellProps<string>) {
  const whole = formatJson(value)
  return (
    <pre className="kit-code m-0 max-h-20rem overflow-auto text-sm">
      {whole.length > maxVisibleLength ? truncateCellText(whole) : whole}
    </pre>
  )
}
