import { translateWord, useKitText } from '@jwsk/ui'
import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { getTone, Tag, type Tone, tagColumnWidth } from '../tag'
import { TextCell } from '../text-cell'
import type { CellProps, Field } from '../types'
import { toDisplayText, truncateCellText } from '../wire'

export interface TranslatedTextOptions {
  /** Color of each word of the platform. Defaults to plain text without colors. */
  readonly tones?: Readonly<Record<string, Tone>>
}

const createTranslatedCell = (tones: TranslatedTextOptions['tones']) =>
  function WordCell({ value }: CellProps<string>) {
    const t = useKitText()
    const text = truncateCellText(translateWord(value, t))
    if (value === '' || !tones) return <TextCell value={text} />
    return <Tag tone={getTone(tones, value)}>{text}</Tag>
  }

/** Creates a field for a word that the platform sends instead of a dictionary key; translated if the current language has it. */
export const translatedText = ({ tones }: TranslatedTextOptions = {}): Field<string> =>
  createField<string, string>({
    Cell: createTranslatedCell(tones),
    Input: createLineInput({}),
    ...(tones && { getTone: (word) => getTone(tones, word), width: tagColumnWidth }),
    emptyValue: '',
    // the translation may be longer than the wire value
    preferredWidth: 144,
    promptVerb: 'enter',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    loadLabels: (_values, { t }) => Promise.resolve((value: string) => translateWord(value, t)),
    parse: (wire) => toDisplayText(wire).trim(),
    serialize: (value) => value.trim(),
  })
