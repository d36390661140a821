import { Select, useKitText } from '@jwsk/ui'
import { getControlProps } from '../control-props'
import { createField } from '../create-field'
import { Tag } from '../tag'
import type { Field, FilterProps, InputProps } from '../types'
import { toDisplayText } from '../wire'

export type SwitchWire = number | string | boolean
type Widen<W extends SwitchWire> = W extends number ? number : W extends string ? string : boolean

export interface ToggleOptions<On extends SwitchWire, Off extends SwitchWire> {
  /** Wire value of on. */
  readonly on: On
  /** Wire value of off. */
  readonly off: Off
  /** Labels of the two values: yes and no, enabled and disabled, shown and hidden. Defaults to `yes`. */
  readonly words?: 'yes' | 'enabled' | 'shown'
}

/** `undefined`: neither wire value. */
type State = 'on' | 'off' | undefined
type Words = NonNullable<ToggleOptions<1, 0>['words']>

function ToggleInput({ words, ...props }: InputProps<State> & { readonly words: Words }) {
  const t = useKitText()
  const { value, onChange } = props
  return (
    <span className="kit-control inline-flex align-items-center gap-2">
      <input
        {...getControlProps(props)}
        type="checkbox"
        role="switch"
        className="kit-switch"
        aria-checked={value === 'on'}
        checked={value === 'on'}
        onChange={(event) => onChange(event.target.checked ? 'on' : 'off')}
      />
      <span aria-hidden="true">{t(`fields.toggle.${words}.${value ?? 'off'}`)}</span>
    </span>
  )
}

interface ToggleFilterProps extends FilterProps {
  readonly words: Words
  readonly on: string
  readonly off: string
}

function ToggleFilter({ id, value, onChange, words, on, off }: ToggleFilterProps) {
  const t = useKitText()
  return (
    <Select
      id={id}
      emptyText={t('search.all')}
      options={[
        { value: on, label: t(`fields.toggle.${words}.on`) },
        { value: off, label: t(`fields.toggle.${words}.off`) },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

function ToggleCell({ value, words }: { readonly value: State; readonly words: Words }) {
  const t = useKitText()
  if (value === undefined) return null
  const word = t(`fields.toggle.${words}.${value}`)
  if (words !== 'yes') return <Tag tone={value === 'on' ? 'success' : 'quiet'}>{word}</Tag>
  return (
    <span className="kit-flag" data-on={value === 'on' || undefined}>
      {word}
    </span>
  )
}

/** Creates a field for a switch with two wire values; the platform's `yes_no` is `toggle({ on: 2, off: 1 })`. */
export function toggle<const On extends SwitchWire, const Off extends SwitchWire>({
  on,
  off,
  words = 'yes',
}: ToggleOptions<On, Off>): Field<Widen<On | Off>> {
  const wires = [toDisplayText(on), toDisplayText(off)] as const
  const toState = (wire: unknown): State => (['on', 'off'] as const)[wires.indexOf(toDisplayText(wire))]
  return createField<Widen<On | Off>, State>({
    Cell: (props) => <ToggleCell {...props} words={words} />,
    Input: (props) => <ToggleInput {...props} words={words} />,
    Filter: (props) => <ToggleFilter {...props} words={words} on={wires[0]} off={wires[1]} />,
    emptyValue: 'off',
    width: 96,
    promptVerb: 'choose',
    isEmpty: (value) => value === undefined,
    toText: (value) => (value === undefined ? '' : toDisplayText(value === 'on' ? on : off)),
    loadLabels: (_values, { t }) => Promise.resolve((value) => (value === undefined ? '' : t(`fields.toggle.${words}.${value}`))),
    parse: toState,
    // a literal belongs to its own widened type
    serialize: (value) => (value === 'on' ? on : off) as SwitchWire as Widen<On | Off>,
  })
}
