import { TextInput, useTranslate } from '@jwsk/kit'
import { AssigneePanel } from './assignee-panel'
import { PanelField } from './panel-field'
import { PanelSection } from './panel-section'
import { getProperties, isAssignee, type Property, type SelectedElement } from './selected-element'

interface PropertyPanelProps {
  readonly chosen: SelectedElement
  readonly onChange: (property: Property, text: string) => void
}

/** Properties of the element that is selected in a diagram. */
export function PropertyPanel({ chosen, onChange }: PropertyPanelProps) {
  const t = useTranslate()
  const properties = getProperties(chosen.type)
  return (
    <PanelSection title={chosen.kind} note={chosen.id}>
      {properties
        .filter((property) => !isAssignee(property))
        .map((property) => (
          <PanelField
            key={`${chosen.id} ${property}`}
            label={t(`designer.properties.${property}`)}
            help={t(`designer.propertyHelps.${property}`)}
          >
            <TextInput value={chosen.values[property]} onChange={(event) => onChange(property, event.target.value)} />
          </PanelField>
        ))}
      {properties.some(isAssignee) && <AssigneePanel key={chosen.id} assignees={chosen.values} onChange={onChange} />}
    </PanelSection>
  )
}
