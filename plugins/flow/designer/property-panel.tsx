import { Fallback, loadable, TextInput, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { PanelField } from './panel-field'
import { PanelSection } from './panel-section'
import { getProperties, type Property, type SelectedElement } from './selected-element'
import type { StepSettings } from './settings/step-settings'

const StepSettingsPanel = loadable(() => import('./step/step-settings-panel').then((module) => ({ default: module.StepSettingsPanel })))

interface PropertyPanelProps {
  readonly element: SelectedElement
  /** Fields of the form. */
  readonly fields: readonly FlowField[]
  readonly onChange: (property: Property, text: string) => void
  readonly onSettingsChange: (settings: StepSettings) => void
}

/** Properties of the element that is selected in a diagram. */
export function PropertyPanel({ element, fields, onChange, onSettingsChange }: PropertyPanelProps) {
  const t = useTranslate()
  return (
    <PanelSection title={element.kind} note={element.id}>
      {getProperties(element.type).map((property) => (
        <PanelField
          key={`${element.id} ${property}`}
          label={t(`designer.properties.${property}`)}
          help={t(`designer.propertyHelps.${property}`)}
        >
          <TextInput value={element.values[property]} onChange={(event) => onChange(property, event.target.value)} />
        </PanelField>
      ))}
      {element.settings && (
        <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
          <StepSettingsPanel
            key={element.id}
            settings={element.settings}
            fields={fields}
            steps={element.earlierSteps}
            onChange={onSettingsChange}
          />
        </Fallback>
      )}
    </PanelSection>
  )
}
