import { type Engine, engines } from './process/engine'

/** Element of a process with the properties that its panel edits. */
export interface SelectedElement {
  readonly id: string
  /** BPMN type, e.g. `bpmn:UserTask`. */
  readonly type: string
  /** Label of the type. */
  readonly kind: string
  readonly values: Readonly<Record<Property, string>>
}

/** Rules of a step: whether starters approve their own request, whether a decision needs a remark. */
export const stepRules = ['selfApproval', 'remarkRequired'] as const
export type StepRule = (typeof stepRules)[number]

export type Property = 'name' | 'assignee' | 'candidateUsers' | 'candidateGroups' | 'condition' | StepRule

/** Element of the diagram, as far as the panel needs it. */
export interface DrawnElement {
  readonly id: string
  readonly businessObject?: {
    readonly $type?: string
    readonly conditionExpression?: { readonly body?: string }
    get(name: string): unknown
  }
}

const assigneeProperties: readonly Property[] = ['assignee', 'candidateUsers', 'candidateGroups']

/** Returns the editable properties of an element type, in the order of the panel. */
export function getProperties(type: string): readonly Property[] {
  if (type === 'bpmn:UserTask') return ['name', ...assigneeProperties, ...stepRules]
  if (type === 'bpmn:SequenceFlow') return ['name', 'condition']
  return ['name']
}

/** Whether a property assigns a task. */
export const isAssignee = (property: Property) => assigneeProperties.includes(property)

/** Whether a property is a rule of a step, which is `'true'` or `''`. */
export const isStepRule = (property: Property): property is StepRule => stepRules.some((rule) => rule === property)

/** XML attributes that assign a task, of any engine. */
export const assigneeNames: readonly string[] = engines.flatMap((engine) => assigneeProperties.map((property) => `${engine}:${property}`))

/** Returns the name of a property in the XML. */
export const wireName = (property: Property, engine: Engine) =>
  isAssignee(property) || isStepRule(property) ? `${engine}:${property}` : property

interface Naming {
  readonly engine: Engine
  /** Returns the label of a type. */
  getKind(type: string): string
}

export function toSelectedElement({ id, businessObject }: DrawnElement, { engine, getKind }: Naming): SelectedElement | undefined {
  const type = businessObject?.$type
  if (!businessObject || !type) return undefined
  const getText = (name: string) => {
    const value = businessObject.get(name)
    return typeof value === 'string' ? value : ''
  }
  const known = new Set(getProperties(type))
  const at = (property: Property) => (known.has(property) ? getText(wireName(property, engine)) : '')
  return {
    id,
    type,
    kind: getKind(type),
    values: {
      name: getText('name'),
      assignee: at('assignee'),
      candidateUsers: at('candidateUsers'),
      candidateGroups: at('candidateGroups'),
      selfApproval: at('selfApproval'),
      remarkRequired: at('remarkRequired'),
      condition: businessObject.conditionExpression?.body ?? '',
    },
  }
}
