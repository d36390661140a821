import { day, formatDateTime, hour } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import type { LeaveSeed, LeaveStage } from '../desk/leave-seeds'
import type { Process } from './bpmn'
import { getExpenseDefinitionId, getLeaveDefinitionId } from './definition-table'
import { claimTask, completeTask, findOpenTask, type InstanceStart, startInstance } from './instance'
import type { InstanceClock, ProcessInstance } from './instance-types'
import { getPeopleVariables } from './organization/people'
import type { RequestSeed, RequestStage } from './request/request-seeds'

export const leaveBusiness = 'jwsk_process_leave'
export const requestBusiness = 'jwsk_flow_request'

type ApprovalAnswer = readonly [flag: 'ok' | 'no', comment: string]

// answers of the manager and personnel, by the resulting status
const answers: Readonly<Record<LeaveStage, readonly ApprovalAnswer[]>> = {
  submitted: [],
  unclaimed: [['ok', '同意']],
  claimed: [['ok', '同意，注意交接']],
  passed: [['ok', '同意']],
  passedTwice: [
    ['ok', '同意'],
    ['ok', '已备案'],
  ],
  refused: [['no', '当日人手不足，请改期']],
  refusedLate: [
    ['ok', '同意'],
    ['no', '剩余年假不足'],
  ],
}

const requestAnswers: Readonly<Record<RequestStage, readonly ApprovalAnswer[]>> = {
  unclaimed: [],
  claimed: [],
  passed: [['ok', '票据齐全，同意']],
  refused: [['no', '发票抬头有误，请重新开具']],
}

/** Course of a request from its start to its current status. */
interface Scenario {
  readonly start: InstanceStart
  readonly answers: readonly ApprovalAnswer[]
  /** User who claims tasks offered to several candidates. */
  readonly claimer: string
  /** Whether the first task is offered to several candidates, too. */
  readonly first: 'offered' | 'given'
  readonly isClaimed: boolean
  readonly at: (hours: number) => string
}

const createScenarioBase = (world: World, daysAgo: number) => ({
  claimer: world.seedId(userTable.name, 0),
  at: (hours: number) => formatDateTime(world.startedAt - daysAgo * day + hours * hour),
})

export function createLeaveScenario(world: World, { applicant, approver, days, daysAgo, stage }: LeaveSeed, index: number): Scenario {
  const user = (position: number) => world.seedId(userTable.name, position)
  const start = {
    id: world.seedId('flowCase', index),
    tenantId: '000000',
    definitionId: getLeaveDefinitionId(world),
    businessTable: leaveBusiness,
    businessId: world.seedId('leave', index),
    startUserId: user(applicant),
    variables: { days, taskUser: user(approver), applyUser: user(applicant) },
  }
  return { ...createScenarioBase(world, daysAgo), start, answers: answers[stage], first: 'given', isClaimed: stage === 'claimed' }
}

export function createRequestScenario(world: World, { applicant, amount, daysAgo, stage }: RequestSeed, index: number): Scenario {
  const startUserId = world.seedId(userTable.name, applicant)
  const start = {
    id: world.seedId('flowCaseOfRequest', index),
    tenantId: '000000',
    definitionId: getExpenseDefinitionId(world),
    businessTable: requestBusiness,
    businessId: world.seedId('flowRequest', index),
    startUserId,
    variables: { ...getPeopleVariables(world, startUserId), amount: Number(amount) },
  }
  return { ...createScenarioBase(world, daysAgo), start, answers: requestAnswers[stage], first: 'offered', isClaimed: stage === 'claimed' }
}

export function simulate(
  process: Process,
  { start, answers: given, claimer, first, isClaimed, at }: Scenario,
  nextId: () => string,
): ProcessInstance {
  const createClock = (hours: number): InstanceClock => ({ time: at(hours), nextId })
  let played = startInstance(process, start, createClock(0))
  for (const [step, [flag, comment]] of given.entries()) {
    if (step > 0 || first === 'offered') played = claimOpenTask(played, claimer, createClock((step > 0 ? 5 : 2) + step))
    const taskId = findOpenTask(played)?.id ?? ''
    played = completeTask(played, process, { completion: { taskId, flag, comment }, moment: createClock(4 + step * 4) })
  }
  return isClaimed ? claimOpenTask(played, claimer, createClock(20)) : played
}

const claimOpenTask = (instance: ProcessInstance, userId: string, { time }: InstanceClock) =>
  claimTask(instance, findOpenTask(instance)?.id ?? '', { userId, time })
