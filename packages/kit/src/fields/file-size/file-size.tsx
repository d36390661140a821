import { formatFileSize } from '../../runtime/format-file-size'
import { createField } from '../create-field'
import { validateDecimal } from '../decimal/decimal-options'
import { isDecimal, normalizeDecimal } from '../decimal/decimal-text'
import { createLineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps } from '../types'

/** Size as typed in megabytes, with the original bytes, which are sent back unless the user types. */
interface Size {
  readonly text: string
  readonly bytes: number | undefined
}

const megabyte = 1024 ** 2
/** more digits would show differences of single bytes */
const maxDigits = 7

function toMegabytes(bytes: number): string {
  const size = bytes / megabyte
  return normalizeDecimal(size.toFixed(size < 0.01 ? maxDigits : 2))
}

/** Parses a number of bytes; `undefined` if it is none. The platform sends -1 for "unknown". */
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

/**
 * Creates a field for a file size: bytes on the wire, `57.2 MB` in a list, megabytes in a form; an unchanged size is
 * sent back to the byte.
 */
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
    // spreadsheets add up bytes, not formatted text
    loadLabels: () => Promise.resolve((value) => String(toWireBytes(value) ?? '')),
    validate: ({ text }) => validateDecimal(text, { min: 0, scale: maxDigits }),
    parse: (wire) => {
      const bytes = parseBytes(wire)
      return { text: bytes === undefined ? '' : toMegabytes(bytes), bytes }
    },
    serialize: toWireBytes,
  })
