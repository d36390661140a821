import type BpmnFactory from 'bpmn-js/lib/features/modeling/BpmnFactory'
import type EventBus from 'diagram-js/lib/core/EventBus'

interface ModdleElement {
  readonly $type?: string
  readonly $attrs?: Readonly<Record<string, unknown>>
  readonly values?: readonly unknown[]
  set(name: string, value: unknown): void
}

interface CopiedElements {
  readonly sourceElement: ModdleElement
  readonly targetElement: ModdleElement
}

/**
 * Copies attributes and extension elements of engines with an element. bpmn-js copies only what it has a schema of; no
 * schema is registered here, because with one it drops on import what the schema does not name.
 */
class ForeignContent {
  static $inject = ['eventBus', 'bpmnFactory']

  constructor(eventBus: EventBus, bpmnFactory: BpmnFactory) {
    eventBus.on('moddleCopy.canCopyProperties', ({ sourceElement, targetElement }: CopiedElements) => {
      for (const [name, value] of Object.entries(sourceElement.$attrs ?? {})) if (name.includes(':')) targetElement.set(name, value)
    })
    // before the check of bpmn-js, which refuses content without a schema; the elements are never edited, so copies share them
    eventBus.on('moddleCopy.canCopyProperty', 2000, ({ property }: { readonly property?: ModdleElement }) =>
      property?.$type === 'bpmn:ExtensionElements'
        ? bpmnFactory.create('bpmn:ExtensionElements', { values: [...(property.values ?? [])] })
        : undefined,
    )
  }
}

export const foreignContent = { __init__: ['foreignContent'], foreignContent: ['type', ForeignContent] }
