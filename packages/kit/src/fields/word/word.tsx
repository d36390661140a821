import { useKitText } from '../../i18n/kit-text'
import { spokenWord } from '../../i18n/spoken-word'
import { field } from '../field'
import { lineInput } from '../line-input'
import { Tag, type Tone, tagsWidth } from '../tag'
import { TextCell } from '../text-cell'
import type { CellProps, Field } from '../types'
import { clipCellText, textOf } from '../wire'

export interface WordOptions {
  /** By the word as the platform says it; without any it is plain text. */
  readonly tones?: Readonly<Record<string, Tone>>
}

const wordCell = (tones: WordOptions['tones']) =>
  function WordCell({ value }: CellProps<string>) {
    const t = useKitText()
    const shown = clipCellText(spokenWord(value, t))
    if (value === '' || !tones) return <TextCell value={shown} />
    return <Tag tone={(Object.hasOwn(tones, value) ? tones[value] : undefined) ?? 'quiet'}>{shown}</Tag>
  }

/** A word that the platform sends in place of a dictionary's key; said in the language on screen where that has it. */
export const word = ({ tones }: WordOptions = {}): Field<string> =>
  field<string, string>({
    Cell: wordCell(tones),
    Input: lineInput({}),
    ...(tones && { isState: true, width: tagsWidth }),
    initial: '',
    // what is sent may be shorter than what is said
    natural: 144,
    ask: 'enter',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    words: (_values, { t }) => Promise.resolve((value: string) => spokenWord(value, t)),
    read: (wire) => textOf(wire).trim(),
    write: (value) => value.trim(),
  })
