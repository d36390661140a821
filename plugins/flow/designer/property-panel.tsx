import { Fallback, loadable, TextInput, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { PanelField } from './panel-field'
import { PanelSection } from './panel-section'
import type { Property, SelectedElement } from './selected-element'
import type { StepSettings } from './settings/step-settings'

const StepSettingsPanel = loadable(() => import('./step/step-settings-panel').then((module) => ({ default: module.StepSettingsPanel })))
const FlowSettings = loadable(() => import('./conditions/flow-settings').then((module) => ({ default: module.FlowSettings })))

interface PropertyPanelProps {
  readonly element: SelectedElement
  /** Fields of the form. */
  readonly fields: readonly FlowField[]
  readonly onChange: (property: Property, text: string) => void
  readonly onDefaultChange: (isDefault: boolean) => void
  readonly onSettingsChange: (settings: StepSettings) => void
}

/** Properties of the element that is selected in a diagram. */
export function PropertyPanel({ element, fields, onChange, onDefaultChange, onSettingsChange }: PropertyPanelProps) {
  const t = useTranslate()
  return (
    <PanelSection title={element.kind} note={element.id}>
      <PanelField key={element.id} label={t('designer.properties.name')} help={t('designer.propertyHelps.name')}>
        <TextInput value={element.values.name} onChange={(event) => onChange('name', event.target.value)} />
      </PanelField>
      <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
        {element.type === 'bpmn:SequenceFlow' && (
          <FlowSettings
            key={element.id}
            branching={element.branching}
            isDefault={element.isDefault}
            condition={element.values.condition}
            fields={fields}
            onDefaultChange={onDefaultChange}
            onChange={(text) => onChange('condition', text)}
          />
        )}
        {element.settings && (
          <StepSettingsPanel
            key={element.id}
            settings={element.settings}
            fields={fields}
            steps={element.earlierSteps}
            onChange={onSettingsChange}
          />
        )}
      </Fallback>
    </PanelSection>
  )
}
