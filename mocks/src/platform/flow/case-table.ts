import { refuse } from '../../engine/refusal'
import { defineTable } from '../../engine/world/table'
import { day, formatDateTime, hour } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import { type LeaveSeed, type LeaveStage, leaveSeeds } from '../desk/leave-seeds'
import { type Process, parseBpmn } from './bpmn'
import { type Case, type CaseClock, claimTask, completeTask, openTaskOf, startCase } from './case'
import { definitionTable, leaveDefinitionId } from './definition-table'

export const leaveBusiness = 'jwsk_process_leave'

export function processOf(world: World, id: string): Process {
  const definition = world.table(definitionTable).get(id)
  const process = definition && parseBpmn(definition.xml)
  if (!process) throw refuse('流程定义不存在')
  return process
}

type ApprovalAnswer = readonly [flag: 'ok' | 'no', comment: string]

// what the manager and personnel said, by what became of the request
const answers: Readonly<Record<LeaveStage, readonly ApprovalAnswer[]>> = {
  asked: [],
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

export const caseTable = defineTable<Case>('flowCase', (world) => {
  const process = processOf(world, leaveDefinitionId(world))
  let serial = 0
  const nextId = () => world.seedId('flowTask', serial++)
  return leaveSeeds.map((seed, index) => playCase(world, process, { seed, index, nextId }))
})

/** Plays a request from its start to where it stands. */
function playCase(
  world: World,
  process: Process,
  { seed, index, nextId }: { readonly seed: LeaveSeed; readonly index: number; readonly nextId: () => string },
): Case {
  const { applicant, approver, days, daysAgo, stage } = seed
  const moment = (hours: number): CaseClock => ({ time: formatDateTime(world.startedAt - daysAgo * day + hours * hour), nextId })
  const user = (position: number) => world.seedId(userTable.name, position)
  const start = {
    id: world.seedId('flowCase', index),
    tenantId: '000000',
    definitionId: leaveDefinitionId(world),
    businessTable: leaveBusiness,
    businessId: world.seedId('leave', index),
    startUserId: user(applicant),
    variables: { days, taskUser: user(approver), applyUser: user(applicant) },
  }
  let played = startCase(process, start, moment(0))
  for (const [step, [flag, comment]] of answers[stage].entries()) {
    if (step > 0) played = claimed(played, user(0), moment(5 + step))
    const taskId = openTaskOf(played)?.id ?? ''
    played = completeTask(played, process, { completion: { taskId, flag, comment }, moment: moment(4 + step * 4) })
  }
  return stage === 'claimed' ? claimed(played, user(0), moment(20)) : played
}

const claimed = (instance: Case, userId: string, { time }: CaseClock) =>
  claimTask(instance, openTaskOf(instance)?.id ?? '', { userId, time })
