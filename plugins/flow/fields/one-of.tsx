import { controlOf, field, type InputProps, Select, TextCell, useTranslate } from '@jwsk/kit'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface OneOfOptions {
  readonly choices: readonly Choice[]
  readonly required?: boolean
}

/** One of a few values that came with the form. */
export function oneOf({ choices, required = false }: OneOfOptions) {
  const wordOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value

  function Input({ value, onChange, ...props }: InputProps<string>) {
    const t = useTranslate()
    return (
      <Select
        {...controlOf({ value, onChange, ...props })}
        none={t('flow:choices.none')}
        options={choices}
        value={value}
        onChange={onChange}
      />
    )
  }

  return field<string, string>({
    Cell: ({ value }) => <TextCell value={wordOf(value)} />,
    Input,
    initial: '',
    required,
    ask: 'choose',
    isEmpty: (value) => value === '',
    toText: wordOf,
    read: (wire) => String(wire ?? ''),
    write: (value) => value,
  })
}
