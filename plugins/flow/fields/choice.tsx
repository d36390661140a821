import { createField, type Field, type FilterProps, Select, Tag, type Tone, useTranslate } from '@jwsk/kit'

/** Length of the text of an unknown value. */
const maxLength = 40

interface ChoiceOptions<Key extends string> {
  /** Key of its labels: `choices.state.1`. */
  readonly name: string
  /** Colors of the values, in the order of the options. */
  readonly tones: Readonly<Record<Key, Tone>>
}

/** Creates a field with a few values that the process engine defines, not a dictionary. */
export function choice<Wire extends string | number>({ name, tones }: ChoiceOptions<`${Wire}`>): Field<Wire> {
  const keys = Object.keys(tones)
  const toneByValue = new Map<string, Tone>(Object.entries(tones))
  const wordKey = (key: string) => `flow:choices.${name}.${key}`

  function Cell({ value }: { readonly value: string }) {
    const t = useTranslate()
    const tone = toneByValue.get(value)
    return tone ? <Tag tone={tone}>{t(wordKey(value))}</Tag> : <bdi>{value.slice(0, maxLength)}</bdi>
  }

  function Filter({ id, value, onChange }: FilterProps) {
    const t = useTranslate()
    return (
      <Select
        id={id}
        emptyText={t('flow:choices.all')}
        options={keys.map((key) => ({ value: key, label: t(wordKey(key)) }))}
        value={value}
        onChange={onChange}
      />
    )
  }

  return createField<Wire, string>({
    Cell,
    Input: Cell,
    Filter,
    emptyValue: '',
    width: 112,
    promptVerb: 'choose',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    parse: (wire) => String(wire ?? ''),
    // set by the engine, not editable
    serialize: () => undefined,
  })
}
