/**
 * Status of a request: waits for the manager, waits for any member of personnel, claimed by personnel,
 * approved at once, approved twice, rejected by the manager, rejected by personnel.
 */
export type LeaveStage = 'submitted' | 'unclaimed' | 'claimed' | 'passed' | 'passedTwice' | 'refused' | 'refusedLate'

export interface LeaveSeed {
  /** Position in the seeds of `user`. */
  readonly applicant: number
  readonly approver: number
  readonly days: number
  readonly reason: string
  readonly daysAgo: number
  readonly stage: LeaveStage
}

const createLeaveSeed = (
  people: readonly [applicant: number, approver: number],
  [days, reason]: readonly [number, string],
  [daysAgo, stage]: readonly [number, LeaveStage],
): LeaveSeed => ({
  applicant: people[0],
  approver: people[1],
  days,
  reason,
  daysAgo,
  stage,
})

export const leaveSeeds: readonly LeaveSeed[] = [
  createLeaveSeed([12, 0], [1, '陪家人就医'], [58, 'passed']),
  createLeaveSeed([17, 0], [5, '回乡探亲'], [52, 'passedTwice']),
  createLeaveSeed([21, 5], [2, '房屋装修验收'], [47, 'passed']),
  createLeaveSeed([9, 0], [3, '参加考试'], [41, 'passed']),
  createLeaveSeed([0, 6], [1, '办理证件'], [37, 'passed']),
  createLeaveSeed([30, 0], [7, '年休假'], [33, 'passedTwice']),
  createLeaveSeed([14, 0], [2, '个人事务'], [28, 'refused']),
  createLeaveSeed([26, 5], [6, '婚假'], [24, 'passedTwice']),
  createLeaveSeed([33, 0], [8, '年休假，国庆后补休'], [19, 'refusedLate']),
  createLeaveSeed([0, 6], [4, '年休假'], [15, 'passedTwice']),
  createLeaveSeed([18, 0], [1, '孩子家长会'], [9, 'passed']),
  createLeaveSeed([40, 0], [5, '陪产假'], [6, 'claimed']),
  createLeaveSeed([23, 6], [4, '老人住院陪护'], [4, 'unclaimed']),
  createLeaveSeed([28, 5], [6, '年休假'], [3, 'unclaimed']),
  createLeaveSeed([0, 6], [2, '参加同学婚礼'], [3, 'submitted']),
  createLeaveSeed([11, 0], [1, '体检'], [2, 'submitted']),
  createLeaveSeed([35, 0], [3, '搬家'], [2, 'submitted']),
  createLeaveSeed([44, 0], [5, '回乡探亲'], [1, 'submitted']),
]
