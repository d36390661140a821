import type { World } from '../../../engine/world/world'
import { getDeptId } from '../../../system/organisation/dept-table'
import { userTable } from '../../../system/organisation/user-table'
import { type BlockSeed, branches, copy, type Rule, step, when } from './blocks'

/** Blocks of the reference processes, by key. */
export type ReferenceKey = 'expense' | 'purchase' | 'contract' | 'stamp' | 'refund' | 'shopEntry' | 'rentReduction' | 'hiring' | 'repair'

const finance: Rule = ['role', 'administrator,finance']
const admins: Rule = ['role', 'administrator,admin']
const director: Rule = ['role', 'administrator']
const starter: Rule = ['starter']
const starterHead: Rule = ['starterDepartmentHead']
const superior: Rule = ['superior', '1']

const directorTask = step('directorTask', '总经理审批', { people: [director], attributes: { remarkRequired: 'true' } })

const createPeople = (world: World) => ({
  head: (dept: string): Rule => ['departmentHead', getDeptId(world, dept)],
  all: (dept: string): Rule => ['department', getDeptId(world, dept)],
  /** Five users who sit on the committees. */
  committee: ['user', [0, 15, 22, 31, 38].map((index) => world.seedId(userTable.name, index)).join(',')] as Rule,
})

type People = ReturnType<typeof createPeople>

const createExpense = ({ committee }: People): readonly BlockSeed[] => [
  step('financeTask', '财务审核', { people: [finance], attributes: { selfApproval: 'true' }, due: 'PT48H' }),
  branches('exclusive', 'byAmount', [
    when(
      'amount > 20000',
      '超过两万元',
      step('committeeTask', '费用评审小组', { people: [committee], decision: ['count', 3], onRefusal: 'count' }),
      step('chiefTask', '总经理签批', { people: [director], signature: true }),
    ),
    when('amount > 5000 && amount <= 20000', '超过五千元', directorTask),
    when('', '其他情况'),
  ]),
  copy('informStarter', '通知申请人', [starter]),
]

const createPurchase = ({ committee, head }: People): readonly BlockSeed[] => [
  step('deptTask', '部门负责人审批', { people: [starterHead], whenNobody: 'skip' }),
  branches('parallel', 'checks', [
    when(
      '',
      '比价',
      step('buyerTask', '采购比价', {
        people: [admins],
        rights: { total: 'edit', 'lines.price': 'edit', 'lines.supplier': 'required' },
        due: 'P3D',
      }),
    ),
    when('', '预算', step('budgetTask', '预算审核', { people: [head('财务部')], rights: { quotes: 'hidden' } })),
  ]),
  branches('exclusive', 'byTotal', [
    when(
      'total > 50000',
      '超过五万元',
      step('committeeTask', '采购委员会', { people: [committee], decision: ['count', 3], onRefusal: 'count' }),
    ),
    when('total > 10000 && total <= 50000', '超过一万元', directorTask),
    when('', '其他情况'),
  ]),
  copy('informBuyers', '抄送采购与财务', [admins, finance]),
]

const createContract = ({ head, all }: People): readonly BlockSeed[] => [
  step('deptTask', '部门负责人审批', { people: [starterHead] }),
  branches('inclusive', 'opinions', [
    when(
      "kind == '租赁' || amount > 100000",
      '需要法务意见',
      step('legalTask', '法务审核', {
        people: [head('人力行政部')],
        rights: { legalOpinion: 'required', 'lines.amount': 'hidden' },
        attributes: { remarkRequired: 'true' },
      }),
    ),
    when('amount > 0', '涉及金额', step('financeTask', '财务审核', { people: [finance], rights: { 'lines.payOn': 'edit' } })),
    when('', '其他情况'),
  ]),
  step('signTask', '总经理签批', {
    people: [director],
    signature: true,
    due: 'PT48H',
    copies: [finance, all('招商部')],
    hiddenButtons: 'transfer,addSign',
  }),
  copy('archive', '归档抄送', [starter, ['handler', 'deptTask']]),
]

const createStamp = (): readonly BlockSeed[] => [
  step('superiorTask', '直接上级审批', { people: [superior] }),
  branches('exclusive', 'bySeal', [when("seal == '法人章' || takeOut == '是'", '法人章或外带', directorTask), when('', '其他情况')]),
  step('keeperTask', '用章登记', {
    people: [['field', 'keeper']],
    rights: { usedCopies: 'required' },
    hiddenButtons: 'refuse,addSign',
    goesOn: true,
  }),
]

const createRefund = ({ head }: People): readonly BlockSeed[] => [
  step('reviewTask', '客服核实', { people: [['role', 'administrator,service']], due: 'PT4H', rights: { account: 'edit' } }),
  branches('exclusive', 'byAmount', [
    when('amount > 500', '超过五百元', step('checkTask', '财务复核', { people: [finance, head('财务部')], decision: ['sequence'] })),
    when('', '其他情况'),
  ]),
  step('payTask', '出纳退款', {
    people: [finance],
    rights: { account: 'required' },
    hiddenButtons: 'refuse',
    due: 'PT24H',
    whenDue: 'return',
    goesOn: true,
  }),
  copy('informService', '通知客服', [['handler', 'reviewTask'], starter]),
]

const createShopEntry = ({ head }: People): readonly BlockSeed[] => [
  step('merchantTask', '招商部审核', { people: [admins] }),
  branches('inclusive', 'safety', [
    when("category == '餐饮'", '餐饮商户', step('foodTask', '食品安全审核', { people: [['role', 'administrator,service']] })),
    when(
      'area > 0',
      '消防检查',
      step('fireTask', '物业消防审核', { people: [['role', 'administrator,property']], rights: { fireCheck: 'required' } }),
    ),
    when('', '其他情况'),
  ]),
  branches('exclusive', 'byArea', [
    when('area > 200', '超过二百平方米', step('directorTask', '总经理审批', { people: [director, head('招商部')], decision: ['all'] })),
    when('', '其他情况'),
  ]),
]

const createRentReduction = ({ all, committee }: People): readonly BlockSeed[] => [
  step('merchantTask', '招商部核实', { people: [all('招商部')], decision: ['any'], rights: { 'months.reduced': 'required' } }),
  {
    kind: 'subProcess',
    id: 'review',
    name: '减免复核',
    blocks: [
      step('financeTask', '财务测算', { people: [finance], rights: { amount: 'required' } }),
      step('chosenTask', '分管领导审批', { people: [['starterChoice']], whenNobody: 'refuse' }),
    ],
  },
  branches('exclusive', 'byAmount', [
    when(
      'amount > 100000',
      '超过十万元',
      step('committeeTask', '经营班子会', { people: [committee], decision: ['percent', 60], onRefusal: 'count' }),
    ),
    when('', '其他情况'),
  ]),
  step('signTask', '总经理签批', { people: [director], signature: true }),
]

const createHiring = ({ head }: People): readonly BlockSeed[] => [
  step('interviewTask', '面试评价', { people: [['field', 'interviewer']], rights: { score: 'required', salary: 'hidden' } }),
  step('hrTask', '人事定薪', { people: [head('人力行政部'), ['superior', '2']], decision: ['sequence'], rights: { salary: 'required' } }),
  branches('exclusive', 'bySalary', [when('salary > 15000', '月薪超过一万五千元', directorTask), when('', '其他情况')]),
  step('onboardTask', '办理入职', { people: [['handler', 'hrTask']], rights: { startOn: 'edit' }, hiddenButtons: 'refuse', goesOn: true }),
  copy('informDept', '通知用人部门', [starterHead, ['role', 'admin']]),
]

const createRepair = ({ all }: People): readonly BlockSeed[] => [
  step('dispatchTask', '物业派单', { people: [['role', 'administrator,property']], due: 'PT2H', copies: [starter] }),
  step('repairTask', '维修处理', {
    people: [all('工程维修组')],
    rights: { cost: 'edit', parts: 'edit', 'parts.price': 'required' },
    due: 'PT24H',
    hiddenButtons: 'refuse',
    goesOn: true,
  }),
  branches('exclusive', 'byCost', [
    when(
      "cost > 2000 || kind == '游船'",
      '费用超过两千元或游船',
      step('costTask', '维修费用审批', { people: [superior], due: 'P2D', whenDue: 'approve' }),
    ),
    when('', '其他情况'),
  ]),
  step('acceptTask', '报修人验收', {
    people: [starter],
    attributes: { selfApproval: 'true' },
    due: 'P3D',
    whenDue: 'approve',
    signature: true,
  }),
]

const creators: Readonly<Record<ReferenceKey, (people: People) => readonly BlockSeed[]>> = {
  expense: createExpense,
  purchase: createPurchase,
  contract: createContract,
  stamp: createStamp,
  refund: createRefund,
  shopEntry: createShopEntry,
  rentReduction: createRentReduction,
  hiring: createHiring,
  repair: createRepair,
}

/** Returns the blocks of a reference process. */
export const createReferenceBlocks = (world: World, key: ReferenceKey): readonly BlockSeed[] => creators[key](createPeople(world))
