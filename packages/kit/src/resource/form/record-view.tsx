import { useKitText } from '../../i18n/kit-text'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { safeCondition } from '../model/safe-condition'
import type { Section } from '../model/section'
import type { Labels } from '../model/use-labels'

interface RecordViewProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
}

/** the parts of the form, and behind them what no form has */
function partsOf({ fields, sections }: Resource): readonly Section[] {
  const inForm = new Set(sections.flatMap((section) => section.fields))
  const others = Object.keys(fields).filter((name) => !inForm.has(name))
  const isParted = sections.some(({ name }) => name !== undefined)
  if (!isParted) return [{ name: undefined, fields: Object.keys(fields) }]
  return others.length > 0 ? [...sections, { name: undefined, fields: others }] : sections
}

function RecordFacts({ resource, labels, record, names }: RecordViewProps & { readonly names: readonly string[] }) {
  const t = useKitText()
  return (
    <dl className="kit-record">
      {names.flatMap((name) => {
        const field = resource.fields[name]
        if (!field) return []
        const value = field.read(record[name], record)
        const isShown = resource.shown[name]
        // a field that its form would not show has nothing to say, unless it holds something all the same
        if (isShown && field.isEmpty(value) && !safeCondition(isShown)(record)) return []
        return [
          <div key={name} className="kit-record-field" data-span={field.span}>
            <dt className="text-color-secondary">{labels.field(name)}</dt>
            <dd>{field.isEmpty(value) ? t('table.nothing') : <field.Detail value={value} />}</dd>
          </div>,
        ]
      })}
    </dl>
  )
}

/** One record to read, every declared field that it has, in the parts of its form. */
export function RecordView(props: RecordViewProps) {
  const { resource, labels } = props
  const t = useKitText()
  const parts = partsOf(resource)
  if (parts.length === 1)
    return (
      <div className="kit-dialog-body">
        {parts.map(({ fields }) => (
          <RecordFacts key="" {...props} names={fields} />
        ))}
      </div>
    )
  return (
    <div className="kit-dialog-body">
      {parts.map(({ name, fields }) => (
        <section key={name ?? ''} className="kit-section pb-2">
          <h3 className="mb-3 text-base font-semibold">{name === undefined ? t('form.others') : labels.section(name)}</h3>
          <RecordFacts {...props} names={fields} />
        </section>
      ))}
    </div>
  )
}
