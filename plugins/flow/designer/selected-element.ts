/** Element of a process with the properties that its panel edits. */
export interface SelectedElement {
  readonly id: string
  /** BPMN type, e.g. `bpmn:UserTask`. */
  readonly type: string
  /** Label of the type. */
  readonly kind: string
  readonly values: Readonly<Record<Property, string>>
}

export type Property = 'name' | 'assignee' | 'candidateUsers' | 'candidateGroups' | 'condition'

/** Element of the diagram, as far as the panel needs it. */
export interface DrawnElement {
  readonly id: string
  readonly businessObject?: {
    readonly $type?: string
    readonly conditionExpression?: { readonly body?: string }
    get(name: string): unknown
  }
}

const engine = 'flowable:'
const assigneeProperties: readonly Property[] = ['assignee', 'candidateUsers', 'candidateGroups']

/** Returns the editable properties of an element type, in the order of the panel. */
export function getProperties(type: string): readonly Property[] {
  if (type === 'bpmn:UserTask') return ['name', ...assigneeProperties]
  if (type === 'bpmn:SequenceFlow') return ['name', 'condition']
  return ['name']
}

/** Whether a property assigns a task. */
export const isAssignee = (property: Property) => assigneeProperties.includes(property)

/** XML attributes that assign a task. */
export const assigneeNames: readonly string[] = assigneeProperties.map((property) => `${engine}${property}`)

/** Returns the name of a property in the XML. */
export const wireName = (property: Property) => (isAssignee(property) ? `${engine}${property}` : property)

export function toSelectedElement({ id, businessObject }: DrawnElement, getKind: (type: string) => string): SelectedElement | undefined {
  const type = businessObject?.$type
  if (!businessObject || !type) return undefined
  const getText = (name: string) => {
    const value = businessObject.get(name)
    return typeof value === 'string' ? value : ''
  }
  const known = new Set(getProperties(type))
  const at = (property: Property) => (known.has(property) ? getText(wireName(property)) : '')
  return {
    id,
    type,
    kind: getKind(type),
    values: {
      name: getText('name'),
      assignee: at('assignee'),
      candidateUsers: at('candidateUsers'),
      candidateGroups: at('candidateGroups'),
      condition: businessObject.conditionExpression?.body ?? '',
    },
  }
}
