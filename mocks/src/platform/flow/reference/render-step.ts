import { getOwn } from '@jwsk/sdk'
import { escapeXml } from '../rendering/escape-xml'
import type { CopySeed, Rule, StepSeed } from './blocks'

const toAttributes = (attributes: Readonly<Record<string, string | undefined>>) =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : [` ${name}="${escapeXml(value)}"`]))
    .join('')

const renderRules = (name: string, rules: readonly Rule[]) =>
  rules.map(([by, value]) => `<jwsk:${name}${toAttributes({ by, value })}/>`).join('')

/** Variables that the platform fills with the people of a rule. */
const variables: Readonly<Record<string, string>> = {
  starter: 'applyUser',
  starterDepartmentHead: 'deptLeader',
  superior1: 'starterLeader',
}

/** Returns the attributes that Flowable itself has for a single rule; `undefined` if it has none. */
function toPlain([by, value = '']: Rule): Readonly<Record<string, string>> | undefined {
  if (by === 'role') return { 'flowable:candidateGroups': value }
  if (by === 'user') return value.includes(',') ? { 'flowable:candidateUsers': value } : { 'flowable:assignee': value }
  const variable = by === 'field' ? value : getOwn(variables, `${by}${by === 'superior' ? value : ''}`)
  return variable === undefined ? undefined : { 'flowable:assignee': `\${${variable}}` }
}

const clauses = {
  any: () => ['nrOfApproved >= 1', 'nrOfRejected >= nrOfInstances'],
  all: () => ['nrOfApproved >= nrOfInstances', 'nrOfRejected >= 1'],
  sequence: () => ['nrOfApproved >= nrOfInstances', 'nrOfRejected >= 1'],
  count: (share: number) => [
    `nrOfApproved >= ${share} || nrOfApproved >= nrOfInstances`,
    `nrOfRejected >= 1 && nrOfRejected > nrOfInstances - ${share}`,
  ],
  percent: (share: number) => [`nrOfApproved * 100 >= ${share} * nrOfInstances`, `nrOfRejected * 100 > ${100 - share} * nrOfInstances`],
} as const

function renderLoop({ decision: [decision, share = 0] = ['all'], onRefusal }: Pick<StepSeed, 'decision' | 'onRefusal'>): string {
  const [approved, lost] = clauses[decision](share)
  const condition = `\${${approved} || ${onRefusal ? lost : 'nrOfRejected >= 1'}}`
  const loop = toAttributes({
    isSequential: String(decision === 'sequence'),
    'flowable:collection': `\${assignees}`,
    'flowable:elementVariable': 'assignee',
  })
  return `<multiInstanceLoopCharacteristics${loop}><completionCondition xsi:type="tFormalExpression">${escapeXml(condition)}</completionCondition></multiInstanceLoopCharacteristics>`
}

const rightAttributes = {
  hidden: { readable: 'false', writable: 'false' },
  edit: {},
  required: { required: 'true' },
} as const

function renderExtensions(seed: StepSeed, isPlain: boolean): string {
  const { decision, onRefusal, whenNobody, whenDue, hiddenButtons, signature, copies = [], people, rights = {} } = seed
  const properties = Object.entries(rights).map(
    ([id, right]) => `<flowable:formProperty${toAttributes({ id, ...rightAttributes[right] })}/>`,
  )
  const attributes = toAttributes({
    decision: decision?.[0],
    share: decision?.[1] === undefined ? '' : String(decision[1]),
    onRefusal,
    whenNobody,
    whenDue,
    hiddenButtons,
    signature: signature ? 'true' : '',
  })
  const children = `${isPlain ? '' : renderRules('person', people)}${renderRules('copy', copies)}`
  const approval = attributes === '' && children === '' ? '' : `<jwsk:approval${attributes}>${children}</jwsk:approval>`
  const inner = properties.join('') + approval
  return inner === '' ? '' : `<extensionElements>${inner}</extensionElements>`
}

/** Renders a step as the designer stores it. */
export function renderStep(seed: StepSeed): string {
  const { id, name, people, decision, due, attributes = {} } = seed
  const [first, ...others] = people
  const plain = first && others.length === 0 && !decision ? toPlain(first) : undefined
  const assigned = decision ? { 'flowable:assignee': `\${assignee}` } : (plain ?? { 'flowable:candidateUsers': `\${assignees}` })
  const engine = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`flowable:${key}`, value]))
  const head = toAttributes({ id, name, ...assigned, 'flowable:dueDate': due, ...engine })
  return `<userTask${head}>${renderExtensions(seed, plain !== undefined)}${decision ? renderLoop(seed) : ''}</userTask>`
}

/** Renders a node that only sends copies. */
export const renderCopy = ({ id, name, copies }: CopySeed): string =>
  `<serviceTask${toAttributes({ id, name, 'flowable:delegateExpression': `\${copyDelegate}` })}><extensionElements><jwsk:approval>${renderRules('copy', copies)}</jwsk:approval></extensionElements></serviceTask>`
