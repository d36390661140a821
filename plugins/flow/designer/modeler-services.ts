import type BpmnFactory from 'bpmn-js/lib/features/modeling/BpmnFactory'
import type Modeling from 'bpmn-js/lib/features/modeling/Modeling'
import type CommandStack from 'diagram-js/lib/command/CommandStack'
import type Canvas from 'diagram-js/lib/core/Canvas'
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry'
import type EventBus from 'diagram-js/lib/core/EventBus'
import type EditorActions from 'diagram-js/lib/features/editor-actions/EditorActions'
import type Overlays from 'diagram-js/lib/features/overlays/Overlays'
import type Selection from 'diagram-js/lib/features/selection/Selection'
import type { ModdleFactory } from './settings/moddle'

/** Services of bpmn-js that are used here. */
export interface ModelerServices {
  readonly canvas: Canvas
  readonly selection: Selection
  readonly eventBus: EventBus
  readonly elementRegistry: ElementRegistry
  readonly modeling: Modeling
  readonly bpmnFactory: BpmnFactory
  readonly commandStack: CommandStack
  readonly editorActions: EditorActions
  readonly overlays: Overlays
  readonly moddle: ModdleFactory & { fromXML(xml: string): Promise<{ readonly rootElement: object }> }
}
