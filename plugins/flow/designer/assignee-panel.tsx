import { MultiSelect, Select, TextInput, translateWord, useKitText, useOperationQuery, useTranslate } from '@jwsk/kit'
import { role } from '@jwsk/sdk/system'
import { type ReactNode, useId, useState } from 'react'
import { type Assignees, type AssignmentKind, assignments, readAssignment, toAssignees } from './assignment'
import { PersonChoice, type ValueProps } from './person-choice'
import type { Property } from './selected-element'

interface AssigneePanelProps {
  readonly assignees: Assignees
  readonly onChange: (property: Property, text: string) => void
}

interface RoleNode {
  readonly roleAlias?: string
  readonly roleName?: string
  readonly children?: readonly RoleNode[]
}

const flat = (nodes: readonly RoleNode[]): readonly RoleNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

function RoleChoice({ value, onChange }: ValueProps) {
  const t = useTranslate()
  const kit = useKitText()
  const { data } = useOperationQuery(role.list)
  const options = flat(data ?? []).map(({ roleAlias = '', roleName = roleAlias }) => ({
    value: roleAlias,
    label: translateWord(roleName, kit),
  }))
  return (
    <MultiSelect
      aria-label={t('designer.assignments.role')}
      placeholder={t('choices.none')}
      options={options}
      value={value === '' ? [] : value.split(',')}
      onChange={(selected) => onChange(selected.join(','))}
    />
  )
}

function VariableChoice({ value, onChange }: ValueProps) {
  const t = useTranslate()
  return (
    <TextInput
      aria-label={t('designer.variable')}
      placeholder="taskUser"
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\W/g, ''))}
    />
  )
}

const choices: Partial<Readonly<Record<AssignmentKind, (props: ValueProps) => ReactNode>>> = {
  person: PersonChoice,
  role: RoleChoice,
  variable: VariableChoice,
}

const raw = ['assignee', 'candidateUsers', 'candidateGroups'] as const

/** Assignee of the selected task. */
export function AssigneePanel({ assignees, onChange }: AssigneePanelProps) {
  const t = useTranslate()
  const id = useId()
  const assignment = readAssignment(assignees)
  // the XML does not store a kind without a value
  const [kind, setKind] = useState(assignment.kind)
  const setAssignment = (next: AssignmentKind, value: string) => {
    for (const [property, text] of Object.entries(toAssignees({ kind: next, value })))
      if (text !== assignees[property as Property & keyof Assignees]) onChange(property as Property, text) // the keys are properties
  }
  const choose = (next: string) => {
    const known = assignments.find((one) => one === next) ?? 'other'
    setKind(known)
    if (known !== 'other') setAssignment(known, '')
  }
  const Value = choices[kind]
  return (
    <div className="flex flex-column gap-2 text-sm">
      <label htmlFor={id} className="text-color-secondary">
        {t('designer.assignee')}
      </label>
      <Select
        id={id}
        options={assignments.map((one) => ({ value: one, label: t(`designer.assignments.${one}`) }))}
        value={kind}
        onChange={choose}
      />
      {Value && <Value value={assignment.kind === kind ? assignment.value : ''} onChange={(value) => setAssignment(kind, value)} />}
      {kind === 'other' &&
        raw.map((property) => (
          <label key={property} className="flex flex-column gap-1">
            {t(`designer.properties.${property}`)}
            <TextInput value={assignees[property]} onChange={(event) => onChange(property, event.target.value)} />
          </label>
        ))}
    </div>
  )
}
