import { type Engine, engineNamespaces } from '../process/engine'
import { toCompletionCondition } from './decision-expression'
import { copyAny, getAttribute, getAttributes, getElements, isNamed, type ModdleElement, type ModdleFactory } from './moddle'
import { isPlain, toAttributes } from './people-attributes'
import { readSettings } from './read-settings'
import { defaultSettings, type FieldRight, type PersonRule, personSources, type StepSettings } from './step-settings'
import {
  assigneesVariable,
  assigneeVariable,
  findApproval,
  findFormProperties,
  isApproval,
  isFormProperty,
  processNamespace,
  processPrefix,
} from './vocabulary'

interface Target {
  readonly element: ModdleElement
  readonly engine: Engine
  readonly factory: ModdleFactory
}

const stated = (text: string, fallback: string) => (text === fallback ? undefined : text)

const isStated = (value: unknown) => value !== undefined

function createChildren(factory: ModdleFactory, name: string, rules: readonly PersonRule[]) {
  return rules
    .filter(({ by }) => by !== 'other')
    .map(({ by, value }) => factory.createAny(`${processPrefix}:${name}`, processNamespace, { by, ...(value !== '' && { value }) }))
}

/** Whether a rule has a source that the designer does not know. */
const isForeign = (rule: ModdleElement) => !personSources.some((source) => source !== 'other' && source === getAttribute(rule, 'by'))

/** Returns the `approval` element with what Flowable has no attribute for; `undefined` if there is nothing to say. */
function toApproval({ element, factory }: Target, settings: StepSettings, keepsPeople: boolean): ModdleElement | undefined {
  const before = findApproval(element)
  const { decision, share, onRefusal } = settings
  const isMulti = decision !== 'claim' && decision !== 'other'
  const attributes = {
    ...(decision !== 'other' && {
      decision: isMulti ? decision : undefined,
      share: isMulti && share > 0 ? String(share) : undefined,
      onRefusal: isMulti ? stated(onRefusal, defaultSettings.onRefusal) : undefined,
    }),
    whenNobody: stated(settings.whenNobody, defaultSettings.whenNobody),
    whenDue: stated(settings.whenDue, defaultSettings.whenDue),
    hiddenButtons: settings.hiddenButtons.join(',') || undefined,
    signature: settings.signature ? 'true' : undefined,
  }
  const isRule = (child: ModdleElement, name: string) => isNamed(child, processNamespace, name)
  const keepsCopies = settings.copies.some(({ by }) => by === 'other')
  const isRetained = (child: ModdleElement) => {
    if (isRule(child, 'copy')) return keepsCopies && isForeign(child)
    return keepsPeople || !isRule(child, 'person')
  }
  const retained = (before?.$children ?? []).filter(isRetained)
  const people = keepsPeople || isPlain(settings) ? [] : createChildren(factory, 'person', settings.people)
  const children = [...people, ...createChildren(factory, 'copy', settings.copies), ...retained]
  if (before) {
    const copy = copyAny(factory, before, { attributes, children })
    return Object.keys(getAttributes(copy)).length + children.length > 0 ? copy : undefined
  }
  const own = Object.fromEntries(Object.entries(attributes).filter(([, value]) => isStated(value)))
  if (Object.keys(own).length + children.length === 0) return undefined
  return factory.createAny(`${processPrefix}:approval`, processNamespace, {
    ...own,
    ...(children.length > 0 && { $children: children }),
  }) as ModdleElement // as moddle creates it
}

const rightAttributes: Readonly<Record<FieldRight, Readonly<Record<'readable' | 'writable' | 'required', string | undefined>>>> = {
  hidden: { readable: 'false', writable: 'false', required: undefined },
  read: { readable: undefined, writable: 'false', required: undefined },
  edit: { readable: undefined, writable: undefined, required: undefined },
  required: { readable: undefined, writable: undefined, required: 'true' },
}

function toFormProperties({ element, engine, factory }: Target, rights: StepSettings['rights']): readonly ModdleElement[] {
  const before = new Map(findFormProperties(element, engine).map((property) => [getAttribute(property, 'id'), property]))
  const unchanged = readSettings(element, engine).rights
  return Object.entries(rights).map(([id, right]) => {
    const property = before.get(id)
    if (property && unchanged[id] === right) return property
    const attributes = rightAttributes[right]
    if (property) return copyAny(factory, property, { attributes })
    const own = Object.fromEntries(Object.entries(attributes).filter(([, value]) => isStated(value)))
    return factory.createAny(`${engine}:formProperty`, engineNamespaces[engine], { id, ...own }) as ModdleElement // as moddle creates it
  })
}

function toLoop({ engine, factory }: Target, settings: StepSettings): unknown {
  const body = toCompletionCondition(settings)
  if (body === '') return undefined
  return factory.create('bpmn:MultiInstanceLoopCharacteristics', {
    isSequential: settings.decision === 'sequence',
    [`${engine}:collection`]: `\${${assigneesVariable}}`,
    [`${engine}:elementVariable`]: assigneeVariable,
    completionCondition: factory.create('bpmn:FormalExpression', { body }),
  })
}

/** Replaces the elements of the designer where they are; other elements and the order remain. */
function toExtensions(target: Target, settings: StepSettings, keepsPeople: boolean): unknown {
  const { element, engine, factory } = target
  const approval = toApproval(target, settings, keepsPeople)
  const properties = toFormProperties(target, settings.rights)
  const before = getElements(element, 'extensionElements').flatMap((extensions) => getElements(extensions, 'values'))
  const next = new Map(properties.map((property) => [getAttribute(property, 'id'), property]))
  const retained = before.flatMap((extension): readonly ModdleElement[] => {
    if (isApproval(extension)) return approval ? [approval] : []
    if (!isFormProperty(extension, engine)) return [extension]
    return [next.get(getAttribute(extension, 'id'))].filter((property) => property !== undefined)
  })
  const added = [...properties, ...(approval ? [approval] : [])].filter((extension) => !retained.includes(extension))
  const values = [...retained, ...added]
  if (values.length === 0) return undefined
  const extensions = factory.create('bpmn:ExtensionElements', { values }) as ModdleElement // as moddle creates it
  for (const value of values) value.$parent = extensions
  return extensions
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/**
 * Returns the properties to set on a user task so that it has the settings, `undefined` for those to remove. What the
 * settings do not change is left as it is in the file; so is what the designer does not know: other extension elements,
 * unknown attributes and children of its own, and people or a loop that are `other`.
 */
export function toProperties(target: Target, settings: StepSettings): Readonly<Record<string, unknown>> {
  const { element, engine } = target
  const before = readSettings(element, engine)
  const isChanged = (...names: readonly (keyof StepSettings)[]) => names.some((name) => !isSame(before[name], settings[name]))
  const keepsPeople = settings.decision === 'other' || settings.people.some(({ by }) => by === 'other')
  const own = (name: string, text: string) => ({ [`${engine}:${name}`]: text || undefined })
  const { assignee, candidateUsers, candidateGroups } = toAttributes(settings)
  return {
    ...(!keepsPeople &&
      isChanged('people', 'decision') && {
        ...own('assignee', assignee),
        ...own('candidateUsers', candidateUsers),
        ...own('candidateGroups', candidateGroups),
      }),
    ...(isChanged('due') && own('dueDate', settings.due)),
    ...(isChanged('selfApproval') && own('selfApproval', settings.selfApproval ? 'true' : '')),
    ...(isChanged('remarkRequired') && own('remarkRequired', settings.remarkRequired ? 'true' : '')),
    ...(isChanged(
      'people',
      'decision',
      'share',
      'onRefusal',
      'whenNobody',
      'copies',
      'whenDue',
      'rights',
      'hiddenButtons',
      'signature',
    ) && {
      extensionElements: toExtensions(target, settings, keepsPeople),
    }),
    ...(settings.decision !== 'other' && isChanged('decision', 'share', 'onRefusal') && { loopCharacteristics: toLoop(target, settings) }),
  }
}
