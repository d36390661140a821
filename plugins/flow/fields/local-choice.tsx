import { createField, getControlProps, type InputProps, Select, TextCell, useTranslate } from '@jwsk/kit'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface LocalChoiceOptions {
  readonly choices: readonly Choice[]
  readonly required?: boolean
}

/** Creates a field with a few options that come with the form. */
export function localChoice({ choices, required = false }: LocalChoiceOptions) {
  const getLabel = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value

  function Input({ value, onChange, ...props }: InputProps<string>) {
    const t = useTranslate()
    return (
      <Select
        {...getControlProps({ value, onChange, ...props })}
        emptyText={t('flow:choices.none')}
        options={choices}
        value={value}
        onChange={onChange}
      />
    )
  }

  return createField<string, string>({
    Cell: ({ value }) => <TextCell value={getLabel(value)} />,
    Input,
    emptyValue: '',
    required,
    promptVerb: 'choose',
    isEmpty: (value) => value === '',
    toText: getLabel,
    parse: (wire) => String(wire ?? ''),
    serialize: (value) => value,
  })
}
