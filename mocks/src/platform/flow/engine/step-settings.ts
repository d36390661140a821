import type { Tag } from './bpmn-tags'

/** Where the assignees of a step come from; `other` finds nobody. */
export const personSources = [
  'user',
  'role',
  'post',
  'department',
  'departmentHead',
  'starter',
  'starterDepartmentHead',
  'superior',
  'starterChoice',
  'field',
  'handler',
  'other',
] as const
export type PersonSource = (typeof personSources)[number]

export interface PersonRule {
  readonly by: PersonSource
  readonly value: string
}

export type FieldRight = 'hidden' | 'read' | 'edit' | 'required'

/** Loop of a step that asks several people. */
export interface StepLoop {
  /** Whether the people are asked one after another. */
  readonly isSequential: boolean
  /** Condition that ends the step early; `''` for none. */
  readonly condition: string
  /** Variable that holds the people if no rules list them; `''` for none. */
  readonly collection: string
}

/** Settings of a step beyond those of BPMN. */
export interface StepSettings {
  /** Rules that list people; empty if only Flowable's own attributes do. */
  readonly people: readonly PersonRule[]
  readonly decision: string
  readonly share: number
  readonly onRefusal: 'end' | 'count'
  readonly whenNobody: 'administrator' | 'skip' | 'refuse'
  readonly copies: readonly PersonRule[]
  /** ISO 8601 duration; `''` for none. */
  readonly due: string
  readonly whenDue: 'remind' | 'approve' | 'return'
  /** By field name; columns of rows are `rows.column`. */
  readonly rights: Readonly<Record<string, FieldRight>>
  readonly hiddenButtons: readonly string[]
  readonly signature: boolean
  readonly loop?: StepLoop
}

const findChoice = <Value extends string>(values: readonly [Value, ...Value[]], text: string | undefined): Value =>
  values.find((value) => value === text) ?? values[0]

const readRules = (tags: readonly Tag[], name: string): readonly PersonRule[] =>
  tags
    .filter((tag) => tag.name === name)
    .map(({ attributes: { by, value = '' } }) => ({ by: personSources.find((source) => source === by) ?? 'other', value }))

function readRight({ readable, writable, required }: Tag['attributes']): FieldRight {
  if (readable === 'false') return 'hidden'
  if (writable === 'false') return 'read'
  return required === 'true' ? 'required' : 'edit'
}

function readLoop(tags: readonly Tag[]): StepLoop | undefined {
  const loop = tags.find(({ name }) => name === 'multiInstanceLoopCharacteristics')
  if (!loop) return undefined
  const collection = loop.attributes['collection'] ?? ''
  return {
    isSequential: loop.attributes['isSequential'] === 'true',
    condition: tags.find(({ name, parent }) => name === 'completionCondition' && parent === loop)?.text ?? '',
    collection: /^(?:[$#]\{)?\s*(\w+)\s*\}?$/.exec(collection)?.[1] ?? '',
  }
}

export const splitList = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/**
 * Reads the settings of a step.
 *
 * @param tags descendants of the step that belong to no nested node
 * @param prefixes prefixes of the namespace of `approval`
 */
export function readStepSettings(node: Tag, tags: readonly Tag[], prefixes: readonly string[]): StepSettings {
  const approval = tags.find(({ name, prefix }) => name === 'approval' && prefixes.includes(prefix))
  const own = approval ? tags.filter(({ parent }) => parent === approval) : []
  const { decision = '', share, onRefusal, whenNobody, whenDue, hiddenButtons, signature } = approval?.attributes ?? {}
  const loop = readLoop(tags)
  return {
    people: readRules(own, 'person'),
    decision,
    share: Math.max(0, Math.trunc(Number(share) || 0)),
    onRefusal: findChoice(['end', 'count'], onRefusal),
    whenNobody: findChoice(['administrator', 'skip', 'refuse'], whenNobody),
    copies: readRules(own, 'copy'),
    due: node.attributes['dueDate'] ?? '',
    whenDue: findChoice(['remind', 'approve', 'return'], whenDue),
    rights: Object.fromEntries(
      tags.filter(({ name }) => name === 'formProperty').map(({ attributes }) => [attributes['id'] ?? '', readRight(attributes)]),
    ),
    hiddenButtons: splitList(hiddenButtons),
    signature: signature === 'true',
    ...(loop && { loop }),
  }
}
