import {
  MultiSelect,
  reference,
  Select,
  StandaloneInput,
  TextInput,
  translateWord,
  tree,
  useKitText,
  useOperationQuery,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { dept, post, role } from '@jwsk/sdk/system'
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react'
import { usePersonField } from '../../fields/person'
import type { PersonSource } from '../settings/step-settings'

/** Step of a process that people of another step can come from. */
export interface StepName {
  readonly id: string
  readonly name: string
}

export interface PersonChoices {
  /** Fields of the form. */
  readonly fields: readonly FlowField[]
  /** Earlier steps. */
  readonly steps: readonly StepName[]
}

interface ValueProps extends PersonChoices {
  /** Accessible name. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

interface RoleNode {
  readonly roleAlias?: string
  readonly roleName?: string
  readonly children?: readonly RoleNode[]
}

type Option = ComponentProps<typeof Select>['options'][number]

const flatten = (nodes: readonly RoleNode[]): readonly RoleNode[] => nodes.flatMap((node) => [node, ...flatten(node.children ?? [])])
const split = (value: string) => (value === '' ? [] : value.split(','))

/** Adds options for values that no option has, so that they are shown and remain. */
const withUnknown = (options: readonly Option[], values: readonly string[]): readonly Option[] => [
  ...options,
  ...values.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, label: value })),
]

type IdField = ReturnType<typeof reference>

function IdsInput({ field, label, value, onChange }: Pick<ValueProps, 'label' | 'value' | 'onChange'> & { readonly field: IdField }) {
  const id = useId()
  // keeps the names of what was chosen here
  const [chosen, setChosen] = useState<unknown>()
  const known = chosen !== undefined && String(field.serialize(chosen as never)) === value ? chosen : field.parse(value)
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className="sr-only">
        {label}
      </label>
      <StandaloneInput
        field={field}
        id={id}
        value={known as never}
        onChange={(next) => {
          setChosen(next)
          onChange(String(field.serialize(next)))
        }}
      />
    </>
  )
}

function UserValue(props: ValueProps) {
  const person = usePersonField()
  const field = useMemo(() => person({ join: ',' }), [person])
  return <IdsInput {...props} field={field} />
}

const postField = reference({ page: post.page }, 'postName', { join: ',' })
const departmentField = tree({ operation: dept.tree, join: ',', strict: true })

function RoleValue({ label, value, onChange }: ValueProps) {
  const t = useTranslate()
  const kit = useKitText()
  const { data } = useOperationQuery(role.list)
  const options = flatten(data ?? []).map(({ roleAlias = '', roleName = roleAlias }) => ({
    value: roleAlias,
    label: translateWord(roleName, kit),
  }))
  return (
    <MultiSelect
      aria-label={label}
      placeholder={t('choices.none')}
      options={withUnknown(options, split(value))}
      value={split(value)}
      onChange={(selected) => onChange(selected.join(','))}
    />
  )
}

const levels = ['1', '2', '3', '4', '5']

function LevelValue({ label, value, onChange }: ValueProps) {
  const t = useTranslate()
  const options = levels.map((level) => ({ value: level, label: t('designer.step.level', { level, context: level }) }))
  return <Select aria-label={label} options={withUnknown(options, [value || '1'])} value={value || '1'} onChange={onChange} />
}

function FieldValue({ label, value, onChange, fields }: ValueProps) {
  const t = useTranslate()
  const people = fields.filter(({ kind }) => kind === 'person').map(({ name, label }) => ({ value: name, label }))
  if (people.length === 0)
    return (
      <>
        <TextInput aria-label={label} value={value} onChange={(event) => onChange(event.target.value.replace(/\W/g, ''))} />
        <p className="text-xs text-color-secondary">{t('designer.step.noPersonField')}</p>
      </>
    )
  return (
    <Select
      aria-label={label}
      emptyText={t('choices.none')}
      options={withUnknown(people, split(value))}
      value={value}
      onChange={onChange}
    />
  )
}

function HandlerValue({ label, value, onChange, steps }: ValueProps) {
  const t = useTranslate()
  const options = steps.map(({ id, name }) => ({ value: id, label: name || id }))
  if (options.length === 0 && value === '') return <p className="text-color-secondary">{t('designer.step.noEarlierStep')}</p>
  return (
    <Select
      aria-label={label}
      emptyText={t('choices.none')}
      options={withUnknown(options, split(value))}
      value={value}
      onChange={onChange}
    />
  )
}

const inputs: Partial<Readonly<Record<PersonSource, (props: ValueProps) => ReactNode>>> = {
  user: UserValue,
  role: RoleValue,
  post: (props) => <IdsInput {...props} field={postField} />,
  department: (props) => <IdsInput {...props} field={departmentField as IdField} />,
  departmentHead: (props) => <IdsInput {...props} field={departmentField as IdField} />,
  superior: LevelValue,
  field: FieldValue,
  handler: HandlerValue,
}

/** Whether a source needs a value to find anybody. */
export const needsValue = (source: PersonSource) => inputs[source] !== undefined

/** Operations that a source loads its options with; a platform without one does not offer it. */
const operations = { post: post.page, department: dept.tree, departmentHead: dept.tree, role: role.list } as const

/** Returns whether the platform has the options of a source. */
export function useSupportsSource(): (source: PersonSource) => boolean {
  const { client } = useRuntime()
  return (source) => !(source in operations) || client.supports(operations[source as keyof typeof operations])
}

/** Input of the value of a rule, as its source needs it. */
export function PersonValue({ source, ...props }: ValueProps & { readonly source: PersonSource }) {
  const Input = inputs[source]
  return Input ? <Input {...props} /> : null
}
