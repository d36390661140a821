import { decimalProblem } from '../decimal/decimal-kind'
import { decimalText, isDecimal } from '../decimal/decimal-text'
import { field } from '../field'
import { lineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps } from '../types'
import { sizeText } from '../upload/file-rules'

/** As it is typed, in megabytes, and the bytes that came: they go back as they were unless somebody types. */
interface Size {
  readonly text: string
  readonly bytes: number | undefined
}

const megabyte = 1024 ** 2
/** behind it a byte more or less does not show */
const mostDigits = 7

function megabytesOf(bytes: number): string {
  const size = bytes / megabyte
  return decimalText(size.toFixed(size < 0.01 ? mostDigits : 2))
}

/** `undefined` for what is no number of bytes; the platform sends -1 for "not known". */
function bytesOf(wire: unknown): number | undefined {
  const text = decimalText(wire)
  const bytes = text === '' ? Number.NaN : Math.trunc(Number(text))
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined
}

const Line = lineInput({ tidy: decimalText, behind: 'MB', attributes: { inputMode: 'decimal' } })

const SizeInput = ({ value, onChange, ...props }: InputProps<Size>) => (
  <Line {...props} value={value.text} onChange={(text) => onChange({ ...value, text })} />
)

const writtenOf = ({ text, bytes }: Size): number | undefined => {
  if (bytes !== undefined && text === megabytesOf(bytes)) return bytes
  return isDecimal(text) ? Math.round(Number(decimalText(text)) * megabyte) : undefined
}

function SizeCell({ value }: CellProps<Size>) {
  const bytes = writtenOf(value)
  return bytes === undefined ? <TextCell value={value.text} /> : <span className="kit-number">{sizeText(bytes)}</span>
}

/** How large a file is: bytes on the wire, `57.2 MB` in a list, megabytes in a form; what nobody changes goes back to the byte. */
export const fileSize = (): Field<number> =>
  field<number, Size>({
    Cell: SizeCell,
    Input: SizeInput,
    initial: { text: '', bytes: undefined },
    width: 104,
    ask: 'enter',
    align: 'end',
    isEmpty: ({ text }) => text.trim() === '',
    toText: (value) => {
      const bytes = writtenOf(value)
      return bytes === undefined ? '' : sizeText(bytes)
    },
    // a sheet adds up bytes, and no words
    words: () => Promise.resolve((value) => String(writtenOf(value) ?? '')),
    check: ({ text }) => decimalProblem(text, { min: 0, scale: mostDigits }),
    read: (wire) => {
      const bytes = bytesOf(wire)
      return { text: bytes === undefined ? '' : megabytesOf(bytes), bytes }
    },
    write: writtenOf,
  })
