import { Select, TextInput, useOperationQuery, useTranslate } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import type { modelPrototype } from '@jwsk/sdk/develop'
import { dict } from '@jwsk/sdk/system'

type Prototype = RowOf<typeof modelPrototype.select>

interface PrototypeTableProps {
  readonly fields: readonly Prototype[]
  readonly onChange: (fields: Prototype[]) => void
}

const texts = ['jdbcComment', 'propertyName', 'propertyType'] as const
const flags = ['isList', 'isForm', 'isRow', 'isRequired', 'isQuery'] as const
const choices = { componentType: 'column_type', queryType: 'query_type' } as const

/** Table with one row for each column of the table behind a model. */
export function PrototypeTable({ fields, onChange }: PrototypeTableProps) {
  const t = useTranslate()
  const put = (at: number, part: Partial<Prototype>) =>
    onChange(fields.map((field, index) => (index === at ? { ...field, ...part } : field)))
  return (
    <table aria-label={t('designer.fields')}>
      <thead className="text-color-secondary white-space-nowrap">
        <tr>
          <th scope="col">{t('designer.jdbcName')}</th>
          {[...texts, ...flags, 'componentType', 'dictCode', 'queryType'].map((name) => (
            <th key={name} scope="col">
              {t(`designer.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field, at) => (
          <PrototypeRow key={field.id ?? field.jdbcName} field={field} onChange={(part) => put(at, part)} />
        ))}
      </tbody>
    </table>
  )
}

interface PrototypeRowProps {
  readonly field: Prototype
  readonly onChange: (part: Partial<Prototype>) => void
}

function PrototypeRow({ field, onChange }: PrototypeRowProps) {
  const t = useTranslate()
  const named = (name: string) => `${t(`designer.${name}`)} ${field.jdbcName}`
  const line = (name: (typeof texts)[number] | 'dictCode') => (
    <td key={name}>
      <TextInput aria-label={named(name)} value={field[name] ?? ''} onChange={(event) => onChange({ [name]: event.target.value })} />
    </td>
  )
  const choice = (name: keyof typeof choices) => (
    <td>
      <DictSelect label={named(name)} code={choices[name]} value={field[name] ?? ''} onChange={(value) => onChange({ [name]: value })} />
    </td>
  )
  return (
    <tr>
      <th scope="row">
        <bdi>{field.jdbcName}</bdi> <small className="text-xs text-color-secondary">{field.jdbcType}</small>
      </th>
      {texts.map(line)}
      {flags.map((name) => (
        <td key={name} className="text-center">
          <input
            type="checkbox"
            className="kit-checkbox"
            aria-label={named(name)}
            checked={field[name] === 1}
            onChange={(event) => onChange({ [name]: event.target.checked ? 1 : 0 })}
          />
        </td>
      ))}
      {choice('componentType')}
      {line('dictCode')}
      {choice('queryType')}
    </tr>
  )
}

interface WordsProps {
  readonly label: string
  readonly code: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function DictSelect({ label, code, value, onChange }: WordsProps) {
  const { data } = useOperationQuery(dict.dictionary, { code })
  const known = data?.map(({ dictKey, dictValue }) => ({ value: String(dictKey), label: dictValue })) ?? []
  const all = value === '' || known.some((entry) => entry.value === value) ? known : [{ value, label: value }, ...known]
  return <Select aria-label={label} emptyText="" options={all} value={value} onChange={onChange} />
}
