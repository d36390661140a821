import type { Engine } from '../process/engine'
import { toCompletionCondition } from './decision-expression'
import { getAttribute, getElements, isNamed, type ModdleElement } from './moddle'
import { readPeople } from './people-attributes'
import {
  type Decision,
  decisions,
  defaultSettings,
  dueActions,
  type FieldRight,
  nobodyPolicies,
  type PersonRule,
  personSources,
  type StepSettings,
  stepButtons,
} from './step-settings'
import { findApproval, findFormProperties, processNamespace } from './vocabulary'

function readChoice<Value extends string>(text: string, values: readonly Value[], fallback: Value): Value {
  return values.find((value) => value === text) ?? fallback
}

const readRules = (approval: ModdleElement | undefined, name: string): readonly PersonRule[] =>
  (approval?.$children ?? [])
    .filter((child) => isNamed(child, processNamespace, name))
    .map((child) => ({ by: readChoice(getAttribute(child, 'by'), personSources, 'other'), value: getAttribute(child, 'value') }))

function readRight(property: ModdleElement): FieldRight {
  if (getAttribute(property, 'readable') === 'false') return 'hidden'
  if (getAttribute(property, 'writable') === 'false') return 'read'
  return getAttribute(property, 'required') === 'true' ? 'required' : 'edit'
}

/** Returns the completion condition of a task's loop; `undefined` without a loop. */
function findLoop(element: ModdleElement): { readonly condition: string; readonly isSequential: boolean } | undefined {
  const [loop] = getElements(element, 'loopCharacteristics')
  if (!loop) return undefined
  const [condition] = loop.$type === 'bpmn:MultiInstanceLoopCharacteristics' ? getElements(loop, 'completionCondition') : []
  return { condition: condition ? getAttribute(condition, 'body').trim() : '', isSequential: loop.get('isSequential') === true }
}

/** Returns the decision of a step; `other` if its loop is not the one that the decision is stored as. */
function readDecision(element: ModdleElement, rule: Pick<StepSettings, 'decision' | 'share' | 'onRefusal'>): Decision {
  const loop = findLoop(element)
  if (!loop) return 'claim'
  const isOwn = loop.condition === toCompletionCondition(rule) && loop.isSequential === (rule.decision === 'sequence')
  return isOwn && rule.decision !== 'claim' ? rule.decision : 'other'
}

/** Reads the settings of a user task; settings of a foreign process that the designer cannot express are `other`. */
export function readSettings(element: ModdleElement, engine: Engine): StepSettings {
  const approval = findApproval(element)
  const at = (name: string) => (approval ? getAttribute(approval, name) : '')
  const own = (name: string) => getAttribute(element, `${engine}:${name}`)
  const stored = {
    decision: readChoice(at('decision'), decisions, 'claim'),
    share: Math.max(0, Math.trunc(Number(at('share')) || 0)),
    onRefusal: readChoice(at('onRefusal'), ['end', 'count'], 'end'),
  } as const
  const decision = readDecision(element, stored)
  const listed = readRules(approval, 'person')
  const attributes = { assignee: own('assignee'), candidateUsers: own('candidateUsers'), candidateGroups: own('candidateGroups') }
  return {
    ...defaultSettings,
    people: listed.length > 0 ? listed : readPeople(attributes),
    decision,
    share: stored.share,
    onRefusal: stored.onRefusal,
    whenNobody: readChoice(at('whenNobody'), nobodyPolicies, defaultSettings.whenNobody),
    copies: readRules(approval, 'copy'),
    due: own('dueDate'),
    whenDue: readChoice(at('whenDue'), dueActions, defaultSettings.whenDue),
    rights: Object.fromEntries(findFormProperties(element, engine).map((property) => [getAttribute(property, 'id'), readRight(property)])),
    hiddenButtons: stepButtons.filter((button) => at('hiddenButtons').split(',').includes(button)),
    signature: at('signature') === 'true',
    selfApproval: own('selfApproval') === 'true',
    remarkRequired: own('remarkRequired') === 'true',
  }
}
