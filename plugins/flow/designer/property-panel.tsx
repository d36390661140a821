import { TextInput, useTranslate } from '@jwsk/kit'
import { AssigneePanel } from './assignee-panel'
import { type ChosenElement, isAssignee, type Property, propertiesOf } from './chosen'

interface PropertyPanelProps {
  readonly chosen: ChosenElement
  readonly onChange: (property: Property, text: string) => void
}

/** What is said about the element that is chosen in a drawing. */
export function PropertyPanel({ chosen, onChange }: PropertyPanelProps) {
  const t = useTranslate()
  const properties = propertiesOf(chosen.type)
  return (
    <>
      <h2 className="text-base">{t('designer.element')}</h2>
      <p>
        <bdi>{chosen.id}</bdi>
      </p>
      {properties
        .filter((property) => !isAssignee(property))
        .map((property) => (
          <label key={`${chosen.id} ${property}`} className="flex flex-column gap-1 text-sm text-color-secondary">
            {t(`designer.properties.${property}`)}
            <TextInput value={chosen.values[property]} onChange={(event) => onChange(property, event.target.value)} />
          </label>
        ))}
      {properties.some(isAssignee) && <AssigneePanel key={chosen.id} assignees={chosen.values} onChange={onChange} />}
    </>
  )
}
