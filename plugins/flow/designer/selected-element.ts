import { getOwn } from '@jwsk/sdk'
import type { Engine } from './process/engine'
import { getElements, type ModdleElement } from './settings/moddle'
import { readSettings } from './settings/read-settings'
import type { StepSettings } from './settings/step-settings'
import type { StepName } from './step/person-value'

export type Property = 'name' | 'condition'

/** `choice` follows flows by their conditions, `parallel` follows all. */
export type Branching = 'choice' | 'parallel'

const branchings: Readonly<Record<string, Branching>> = {
  'bpmn:ExclusiveGateway': 'choice',
  'bpmn:InclusiveGateway': 'choice',
  'bpmn:ComplexGateway': 'choice',
  'bpmn:ParallelGateway': 'parallel',
}

/** Element of a process with the properties that its panel edits. */
export interface SelectedElement {
  readonly id: string
  /** BPMN type, e.g. `bpmn:UserTask`. */
  readonly type: string
  /** Label of the type. */
  readonly kind: string
  readonly values: Readonly<Record<Property, string>>
  /** Settings of a user task. */
  readonly settings?: StepSettings
  /** User tasks before the element. */
  readonly earlierSteps: readonly StepName[]
  /** How a flow's gateway branches; `undefined` for other elements and flows of other nodes. */
  readonly branching?: Branching | undefined
  /** Whether a flow is the default one of its gateway. */
  readonly isDefault: boolean
}

/** Element of the diagram, as far as the panel needs it. */
export interface DrawnElement {
  readonly id: string
  readonly businessObject?: ModdleElement
}

const getText = (element: ModdleElement, name: string) => {
  const value = element.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the user tasks from which flows lead to an element, nearest first. */
export function findEarlierSteps(element: ModdleElement): readonly StepName[] {
  const seen = new Set<ModdleElement>([element])
  // the set grows while it is iterated
  for (const one of seen)
    for (const flow of getElements(one, 'incoming')) for (const source of getElements(flow, 'sourceRef')) seen.add(source)
  return [...seen]
    .filter((one) => one !== element && one.$type === 'bpmn:UserTask')
    .map((one) => ({ id: one.id ?? '', name: getText(one, 'name') }))
}

function findBranching(element: ModdleElement): Branching | undefined {
  const [source] = getElements(element, 'sourceRef')
  return source && getOwn(branchings, source.$type)
}

function isDefaultFlow(element: ModdleElement): boolean {
  const [source] = getElements(element, 'sourceRef')
  return source !== undefined && getElements(source, 'default').includes(element)
}

interface Naming {
  readonly engine: Engine
  /** Returns the label of a type. */
  getKind(type: string): string
}

export function toSelectedElement({ id, businessObject }: DrawnElement, { engine, getKind }: Naming): SelectedElement | undefined {
  if (!businessObject?.$type) return undefined
  const type = businessObject.$type
  const isFlow = type === 'bpmn:SequenceFlow'
  const isStep = type === 'bpmn:UserTask'
  const [expression] = isFlow ? getElements(businessObject, 'conditionExpression') : []
  return {
    // a label has an id of its own
    id: businessObject.id ?? id,
    type,
    kind: getKind(type),
    values: { name: getText(businessObject, 'name'), condition: expression ? getText(expression, 'body') : '' },
    ...(isStep && { settings: readSettings(businessObject, engine) }),
    earlierSteps: isStep ? findEarlierSteps(businessObject) : [],
    branching: isFlow ? findBranching(businessObject) : undefined,
    isDefault: isFlow && isDefaultFlow(businessObject),
  }
}
