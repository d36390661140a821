import { useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useId } from 'react'
import { type FieldRight, fieldRights, type StepSettings } from '../settings/step-settings'

type Rights = StepSettings['rights']

interface RightsTableProps {
  readonly fields: readonly FlowField[]
  readonly rights: Rights
  readonly onChange: (rights: Rights) => void
}

interface RightsRow {
  readonly name: string
  readonly label: string
  readonly isColumn: boolean
}

const toRows = (fields: readonly FlowField[]): readonly RightsRow[] =>
  fields.flatMap(({ name, label, columns = [] }) => [
    { name, label: label || name, isColumn: false },
    ...columns.map((column) => ({ name: `${name}.${column.name}`, label: column.label || column.name, isColumn: true })),
  ])

/** Sets rights; `read` is the default, which is stored only where the process stores a right already. */
export function setRights(rights: Rights, names: readonly string[], right: FieldRight): Rights {
  const set = names.filter((name) => right !== 'read' || Object.hasOwn(rights, name))
  return { ...rights, ...Object.fromEntries(set.map((name) => [name, right])) }
}

/** Rights of a step to the fields of the form and the columns of its rows. */
export function RightsTable({ fields, rights, onChange }: RightsTableProps) {
  const t = useTranslate()
  const id = useId()
  const rows = toRows(fields)
  if (rows.length === 0) return <p className="text-color-secondary">{t('designer.step.noFields')}</p>
  const set = (names: readonly string[], right: FieldRight) => onChange(setRights(rights, names, right))
  return (
    <table className="w-full" aria-label={t('designer.step.sections.rights')}>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-left font-medium text-color-secondary">
            {t('designer.step.field')}
          </th>
          {fieldRights.map((right) => (
            <th key={right} scope="col" className="py-1 text-center font-medium">
              <button
                type="button"
                className="p-1 border-none border-round bg-transparent text-primary cursor-pointer"
                title={t('designer.step.all', { right: t(`designer.step.rights.${right}`) })}
                onClick={() =>
                  set(
                    rows.map(({ name }) => name),
                    right,
                  )
                }
              >
                <span className="sr-only">{t('designer.step.allOf')}</span>
                {t(`designer.step.rights.${right}`)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, isColumn }) => (
          <tr key={name} className="border-top-1 surface-border">
            <th scope="row" className={`py-1 text-left font-normal ${isColumn ? 'pl-3 text-color-secondary' : ''}`}>
              {label}
            </th>
            {fieldRights.map((right) => (
              <td key={right} className="py-1 text-center">
                <input
                  type="radio"
                  name={`${id} ${name}`}
                  aria-label={`${label} ${t(`designer.step.rights.${right}`)}`}
                  checked={(rights[name] ?? 'read') === right}
                  onChange={() => set([name], right)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
