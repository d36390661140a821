import type { FlowField } from '@jwsk/sdk/flow'

/** Form values of an expense. */
export const expenseFields: readonly FlowField[] = [
  {
    name: 'category',
    label: '费用类别',
    kind: 'choice',
    required: true,
    isFact: true,
    choices: ['差旅费', '办公费', '招待费', '培训费', '其他'],
  },
  { name: 'amount', label: '金额（元）', kind: 'number', required: true, isFact: true },
  { name: 'spentOn', label: '发生日期', kind: 'date' },
  { name: 'deptId', label: '承担部门', kind: 'department' },
  { name: 'reason', label: '事由', kind: 'textarea', required: true },
  { name: 'witness', label: '证明人', kind: 'person' },
  { name: 'receipts', label: '发票与单据', kind: 'file' },
]

/** Status: waits for any member of finance, claimed by one, approved, rejected. */
export type RequestStage = 'unclaimed' | 'claimed' | 'passed' | 'refused'

export interface RequestSeed {
  /** Position in the seeds of `user`. */
  readonly applicant: number
  readonly dept: string
  readonly category: string
  readonly amount: string
  readonly reason: string
  readonly daysAgo: number
  readonly stage: RequestStage
}

const createRequestSeed = (
  [applicant, dept]: readonly [number, string],
  [category, amount, reason]: readonly [string, string, string],
  [daysAgo, stage]: readonly [number, RequestStage],
): RequestSeed => ({ applicant, dept, category, amount, reason, daysAgo, stage })

export const requestSeeds: readonly RequestSeed[] = [
  createRequestSeed([15, '市场部'], ['差旅费', '2380.00', '赴杭州参加旅游交易会'], [16, 'passed']),
  createRequestSeed([22, '信息技术部'], ['办公费', '640.50', '闸机控制器备件'], [11, 'refused']),
  createRequestSeed([31, '招商部'], ['招待费', '1260.00', '商户洽谈用餐'], [5, 'claimed']),
  createRequestSeed([0, '信息技术部'], ['培训费', '980.00', '网络安全培训教材'], [2, 'unclaimed']),
  createRequestSeed([38, '景区运营中心'], ['差旅费', '3460.00', '兄弟景区考察'], [1, 'unclaimed']),
]
