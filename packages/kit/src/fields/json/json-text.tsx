import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/text-area'
import { getControlProps } from '../control-props'
import type { CellProps, InputProps } from '../types'
import { truncateCellText } from '../wire'

const maxVisibleLength = 20_000

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

/** A box for JSON, and what tidies it. */
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

/** All of it, tidied. */
export function JsonDetail({ value }: CellProps<string>) {
  const whole = formatJson(value)
  return <pre className="kit-code m-0 max-h-20rem overflow-auto text-sm">{whole.length > maxVisibleLength ? truncateCellText(whole) : whole}</pre>
}
