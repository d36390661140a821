import type { BpmnNode } from '../bpmn'
import { resolveVariable } from '../condition'
import { findPeople, type PeopleContext } from './people-rules'
import { type PersonRule, splitList } from './step-settings'

/** Roles that handle what nobody else can. */
const fallbackGroups = ['administrator', 'admin']

/** Task of one user, or of the candidates who may claim it. */
export interface TaskPlan {
  readonly type: 'task'
  readonly assignee: string
  readonly candidateUsers: readonly string[]
  readonly candidateGroups: readonly string[]
  readonly note?: string
}

/** What a step begins with: a task, tasks of several people, or a decision without any. */
export type StepPlan =
  | TaskPlan
  | { readonly type: 'multiInstance'; readonly userIds: readonly string[] }
  | { readonly type: 'decided'; readonly flag: 'ok' | 'no'; readonly note: string }

const noTask: TaskPlan = { type: 'task', assignee: '', candidateUsers: [], candidateGroups: [] }

function planNobody({ whenNobody }: BpmnNode): StepPlan {
  if (whenNobody === 'skip') return { type: 'decided', flag: 'ok', note: '没有审批人，自动通过' }
  if (whenNobody === 'refuse') return { type: 'decided', flag: 'no', note: '没有审批人，视为驳回' }
  return { ...noTask, candidateGroups: fallbackGroups, note: '没有审批人，转交管理员' }
}

const toRules = (by: PersonRule['by'], values: readonly string[]): readonly PersonRule[] => values.map((value) => ({ by, value }))

/** Returns the rules of a step with several assignees, or with people that Flowable's attributes cannot name. */
function collectRules(
  { people, loop, assignee, candidateUsers, candidateGroups }: BpmnNode,
  context: PeopleContext,
): readonly PersonRule[] {
  if (people.length > 0) return people
  if (loop && loop.collection !== '' && Object.hasOwn(context.variables, loop.collection)) return toRules('field', [loop.collection])
  const users = [assignee, ...candidateUsers].map((text) => resolveVariable(text, context.variables))
  return [...toRules('user', users), ...toRules('role', candidateGroups)]
}

/** Plans a task from Flowable's own attributes; groups remain groups, so that their members may change. */
function planPlainTask(node: BpmnNode, context: PeopleContext): StepPlan {
  const { variables, startUserId, tenantId, process } = context
  const { organization } = process
  const { candidateGroups, selfApproval } = node
  const canDecide = (userId: string) => selfApproval || userId !== startUserId
  const canHandle = (userId: string) => canDecide(userId) && (organization?.isAvailable(userId, tenantId) ?? true)
  const resolve = (text: string) => splitList(resolveVariable(text, variables))
  // a variable may hold several users, who then may claim the task
  const named = resolve(node.assignee).filter(canHandle)
  const assignee = named.length === 1 ? (named[0] ?? '') : ''
  const candidateUsers = [...(assignee === '' ? named : []), ...node.candidateUsers.flatMap(resolve)].filter(
    (userId) => organization?.isAvailable(userId, tenantId) ?? true,
  )
  const members = organization?.findUsers({ by: 'role', value: candidateGroups.join(',') }, context) ?? candidateGroups
  if (assignee === '' && ![...candidateUsers, ...members].some(canDecide)) return planNobody(node)
  return { ...noTask, assignee, candidateUsers, candidateGroups }
}

/** Decides whom a step asks. */
export function planStep(node: BpmnNode, context: PeopleContext): StepPlan {
  if (!node.loop && node.people.length === 0) return planPlainTask(node, context)
  const found = findPeople(collectRules(node, context), context, node.id)
  const userIds = node.selfApproval ? found : found.filter((id) => id !== context.startUserId)
  const [first, ...others] = userIds
  if (first === undefined) return planNobody(node)
  if (node.loop) return { type: 'multiInstance', userIds }
  return others.length === 0 ? { ...noTask, assignee: first } : { ...noTask, candidateUsers: userIds }
}
