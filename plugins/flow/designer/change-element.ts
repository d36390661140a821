import type Modeler from 'bpmn-js/lib/Modeler'
import type { Connection, Element } from 'bpmn-js/lib/model/Types'
import type { ModelerServices } from './modeler-services'
import type { Engine } from './process/engine'
import type { StepSettings } from './settings/step-settings'
import { toProperties } from './settings/write-settings'

type Drawing = Pick<Modeler<ModelerServices>, 'get'>

interface SettingsChange {
  readonly id: string
  readonly engine: Engine
  readonly settings: StepSettings
}

/** Changes the settings of a user task, in one undo step; does nothing if they are the same. */
export function changeSettings(modeler: Drawing, { id, engine, settings }: SettingsChange): void {
  // the registry contains elements of the modeler
  const element = modeler.get('elementRegistry').get(id) as Element | undefined
  if (!element) return
  const properties = toProperties({ element: element.businessObject, engine, factory: modeler.get('moddle') }, settings)
  if (Object.keys(properties).length > 0) modeler.get('modeling').updateProperties(element, properties)
}

/** Makes a flow the default one of its gateway, or ends that. */
export function setDefaultFlow(modeler: Drawing, { id, isDefault }: { readonly id: string; readonly isDefault: boolean }): void {
  // the registry contains flows of the modeler
  const flow = modeler.get('elementRegistry').get(id) as Connection | undefined
  if (flow?.source)
    modeler.get('modeling').updateProperties(flow.source as Element, { default: isDefault ? flow.businessObject : undefined })
}
