import { validateDecimal } from '../decimal/decimal-options'
import { normalizeDecimal, isDecimal } from '../decimal/decimal-text'
import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps } from '../types'
import { formatFileSize } from '../upload/file-rules'

/** As it is typed, in megabytes, and the bytes that came: they go back as they were unless somebody types. */
interface Size {
  readonly text: string
  readonly bytes: number | undefined
}

const megabyte = 1024 ** 2
/** behind it a byte more or less does not show */
const maxDigits = 7

function toMegabytes(bytes: number): string {
  const size = bytes / megabyte
  return normalizeDecimal(size.toFixed(size < 0.01 ? maxDigits : 2))
}

/** `undefined` for what is no number of bytes; the platform sends -1 for "not known". */
function parseBytes(wire: unknown): number | undefined {
  const text = normalizeDecimal(wire)
  const bytes = text === '' ? Number.NaN : Math.trunc(Number(text))
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined
}

const Line = createLineInput({ normalize: normalizeDecimal, suffix: 'MB', attributes: { inputMode: 'decimal' } })

const SizeInput = ({ value, onChange, ...props }: InputProps<Size>) => (
  <Line {...props} value={value.text} onChange={(text) => onChange({ ...value, text })} />
)

const toWireBytes = ({ text, bytes }: Size): number | undefined => {
  if (bytes !== undefined && text === toMegabytes(bytes)) return bytes
  return isDecimal(text) ? Math.round(Number(normalizeDecimal(text)) * megabyte) : undefined
}

function SizeCell({ value }: CellProps<Size>) {
  const bytes = toWireBytes(value)
  return bytes === undefined ? <TextCell value={value.text} /> : <span className="kit-number">{formatFileSize(bytes)}</span>
}

/** How large a file is: bytes on the wire, `57.2 MB` in a list, megabytes in a form; what nobody changes goes back to the byte. */
export const fileSize = (): Field<number> =>
  createField<number, Size>({
    Cell: SizeCell,
    Input: SizeInput,
    emptyValue: { text: '', bytes: undefined },
    width: 104,
    promptVerb: 'enter',
    align: 'end',
    isEmpty: ({ text }) => text.trim() === '',
    toText: (value) => {
      const bytes = toWireBytes(value)
      return bytes === undefined ? '' : formatFileSize(bytes)
    },
    // a sheet adds up bytes, and no words
    loadLabels: () => Promise.resolve((value) => String(toWireBytes(value) ?? '')),
    validate: ({ text }) => validateDecimal(text, { min: 0, scale: maxDigits }),
    parse: (wire) => {
      const bytes = parseBytes(wire)
      return { text: bytes === undefined ? '' : toMegabytes(bytes), bytes }
    },
    serialize: toWireBytes,
  })
