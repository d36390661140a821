import { Button, Select, useTranslate } from '@jwsk/kit'
import { useId, useRef, useState } from 'react'
import { type PersonRule, type PersonSource, personSources } from '../settings/step-settings'
import { needsValue, type PersonChoices, PersonValue, useSupportsSource } from './person-value'

interface PeopleListProps extends PersonChoices {
  /** Accessible name of the list. */
  readonly label: string
  readonly addLabel: string
  readonly rules: readonly PersonRule[]
  readonly sources?: readonly PersonSource[]
  readonly onChange: (rules: readonly PersonRule[]) => void
}

const isComplete = ({ by, value }: PersonRule) => value !== '' || !needsValue(by)
const isSame = (left: readonly PersonRule[], right: readonly PersonRule[]) => JSON.stringify(left) === JSON.stringify(right)
const choosable = personSources.filter((source) => source !== 'other')

/** Rules that find people: each is a source with its value. A rule without a value is shown, and not stored. */
export function PeopleList({ label, addLabel, rules, sources = choosable, onChange, ...choices }: PeopleListProps) {
  const t = useTranslate()
  const [rows, setRows] = useState(rules)
  const list = useRef<HTMLUListElement>(null)
  // an undone change, or another step
  if (!isSame(rows.filter(isComplete), rules)) setRows(rules)
  const change = (next: readonly PersonRule[]) => {
    setRows(next)
    const complete = next.filter(isComplete)
    if (!isSame(complete, rules)) onChange(complete)
  }
  const add = () => {
    change([...rows, { by: sources[0] ?? 'user', value: '' }])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child [role=combobox]')?.focus())
  }
  return (
    <div className="flex flex-column gap-2">
      {rows.length > 0 && (
        <ul ref={list} aria-label={label} className="flex flex-column gap-2">
          {rows.map((rule, at) => (
            <RuleRow
              // rules have no identity of their own
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that stays
              key={at}
              label={`${label} ${at + 1}`}
              rule={rule}
              sources={sources}
              choices={choices}
              onChange={(next) => change(rows.with(at, next))}
              onRemove={() => change(rows.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      <div>
        <Button icon="add" onClick={add}>
          {t(addLabel)}
        </Button>
      </div>
    </div>
  )
}

interface RuleRowProps {
  readonly label: string
  readonly rule: PersonRule
  readonly sources: readonly PersonSource[]
  readonly choices: PersonChoices
  readonly onChange: (rule: PersonRule) => void
  readonly onRemove: () => void
}

function RuleRow({ label, rule: { by, value }, sources, choices, onChange, onRemove }: RuleRowProps) {
  const t = useTranslate()
  const id = useId()
  const supports = useSupportsSource()
  const offered = sources.filter((source) => source === by || supports(source))
  const options = (offered.includes(by) ? offered : [by, ...offered]).map((source) => ({
    value: source,
    label: t(`designer.step.sources.${source}`),
  }))
  // the options are sources
  const chooseSource = (source: string) => onChange({ by: source as PersonSource, value: source === 'superior' ? '1' : '' })
  return (
    <li className="flex flex-column gap-1 p-2 border-1 surface-border border-round">
      <div className="flex align-items-center gap-1">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div className="flex-1 min-w-0">
          <Select id={id} options={options} value={by} onChange={chooseSource} />
        </div>
        <Button variant="quiet" icon="delete" aria-label={t('designer.step.remove', { name: label })} onClick={onRemove} />
      </div>
      {by === 'other' ? (
        <p className="text-color-secondary">
          {t('designer.step.kept')} {value && <code>{value}</code>}
        </p>
      ) : (
        <PersonValue
          key={by}
          source={by}
          label={`${label} ${t(`designer.step.sources.${by}`)}`}
          value={value}
          onChange={(next) => onChange({ by, value: next })}
          {...choices}
        />
      )}
      {by !== 'other' && needsValue(by) && value === '' && <p className="text-xs text-orange-500">{t('designer.step.incomplete')}</p>}
    </li>
  )
}
