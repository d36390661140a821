import { TextInput, useTranslate } from '@jwsk/kit'
import { AssigneePanel } from './assignee-panel'
import { PanelField } from './panel-field'
import { PanelSection } from './panel-section'
import { getProperties, isAssignee, isStepRule, type Property, type SelectedElement } from './selected-element'

interface PropertyPanelProps {
  readonly element: SelectedElement
  readonly onChange: (property: Property, text: string) => void
}

/** Properties of the element that is selected in a diagram. */
export function PropertyPanel({ element, onChange }: PropertyPanelProps) {
  const t = useTranslate()
  const properties = getProperties(element.type)
  return (
    <PanelSection title={element.kind} note={element.id}>
      {properties
        .filter((property) => !isAssignee(property) && !isStepRule(property))
        .map((property) => (
          <PanelField
            key={`${element.id} ${property}`}
            label={t(`designer.properties.${property}`)}
            help={t(`designer.propertyHelps.${property}`)}
          >
            <TextInput value={element.values[property]} onChange={(event) => onChange(property, event.target.value)} />
          </PanelField>
        ))}
      {properties.some(isAssignee) && <AssigneePanel key={element.id} assignees={element.values} onChange={onChange} />}
      {properties.filter(isStepRule).map((rule) => (
        <label key={`${element.id} ${rule}`} className="flex align-items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={element.values[rule] === 'true'}
            onChange={(event) => onChange(rule, event.target.checked ? 'true' : '')}
          />
          {t(`designer.properties.${rule}`)}
        </label>
      ))}
    </PanelSection>
  )
}
