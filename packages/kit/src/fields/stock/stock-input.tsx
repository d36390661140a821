import { useKitText } from '@jwsk/ui'
import { normalizeDecimal } from '../decimal/decimal-text'
import { createLineInput } from '../line-input'
import type { InputProps } from '../types'
import { unlimited } from './unlimited'

const CountInput = createLineInput({ normalize: normalizeDecimal, attributes: { inputMode: 'numeric' } })

/** Input for a count, or a checkbox for unlimited stock. */
export function StockInput(props: InputProps<string>) {
  const t = useKitText()
  const { value, onChange } = props
  const isUnlimited = value === unlimited
  return (
    <span className="relative flex align-items-center gap-2">
      {!isUnlimited && <CountInput {...props} />}
      <label className="kit-control flex-none inline-flex align-items-center gap-2">
        <input
          {...(isUnlimited && { id: props.id, ref: props.inputRef })}
          type="checkbox"
          className="kit-checkbox"
          checked={isUnlimited}
          onChange={() => onChange(isUnlimited ? '' : unlimited)}
        />
        {t('fields.unlimited')}
      </label>
    </span>
  )
}
