import { beforeAll, describe, expect, test } from 'vitest'
import { createAdminSession } from '../../../contract/api-session'
import type { World } from '../../../engine/world/world'
import { deptTable, getDeptId } from '../../../system/organisation/dept-table'
import { userTable } from '../../../system/organisation/user-table'
import type { ProcessInstance } from '../instance-types'
import { findHead } from '../organization/people'
import { createOrganization } from './create-organization'
import { planStep } from './plan-step'
import { clock, createProcess } from './process.fixture'

let world: World
beforeAll(async () => {
  world = (await createAdminSession()).backend.world
})

const user = (account: string) => world.table(userTable).find((row) => row.account === account)?.id ?? ''
const getMembers = (dept: string) =>
  world
    .table(userTable)
    .all()
    .filter(({ deptId, status }) => deptId.split(',').includes(getDeptId(world, dept)) && status === 1)
    .map(({ id }) => id)

interface StepOptions {
  readonly attributes?: string
  readonly approval?: string
  readonly loop?: boolean
  readonly request?: Partial<Pick<ProcessInstance, 'startUserId' | 'variables' | 'tasks' | 'chosen'>>
}

function plan(people: string, { attributes = '', approval = '', loop = true, request = {} }: StepOptions = {}) {
  const process = createProcess(
    `<startEvent id="s"/><userTask id="m" ${attributes}><extensionElements><j:approval ${approval}>${people}</j:approval></extensionElements>${loop ? '<multiInstanceLoopCharacteristics/>' : ''}</userTask>`,
  )
  const node = process.nodes.get('m')
  if (!node) throw new Error('no step')
  const context = { tenantId: '000000', startUserId: user('admin'), variables: {}, tasks: [], ...request }
  return planStep(node, { ...context, process: { ...process, organization: createOrganization(world) } })
}

const rule = (by: string, value = '') => `<j:person by="${by}" value="${value}"/>`
const findUsers = (people: string, options?: StepOptions) => {
  const found = plan(people, options)
  return found.type === 'multiInstance' ? [...found.userIds] : []
}

describe('planStep', () => {
  test('finds people by role, post and department, each once', () => {
    const members = getMembers('票务部')
    expect(members.length).toBeGreaterThan(0)
    expect(findUsers(rule('department', getDeptId(world, '票务部')))).toEqual(members)
    const first = members[0] ?? ''
    const { postId = '' } = world.table(userTable).get(first) ?? {}
    expect(findUsers(rule('post', postId))).toContain(first)
    expect(findUsers(rule('user', first) + rule('department', getDeptId(world, '票务部')))).toEqual(members)
    expect(findUsers(rule('role', 'cashier'))).toEqual([user('cashier')])
  })

  test('finds heads of departments and superiors by levels', () => {
    const group = getDeptId(world, '北门停车组')
    const members = getMembers('北门停车组')
    const starter = members.find((id) => id !== findHead(world, group)) ?? members[0] ?? ''
    const request = { startUserId: starter }
    expect(findUsers(rule('departmentHead', getDeptId(world, '财务部')), { request })).toEqual([
      findHead(world, getDeptId(world, '财务部')),
    ])
    expect(findUsers(rule('starterDepartmentHead'), { request, attributes: 'flowable:selfApproval="true"' })).toEqual([
      findHead(world, group),
    ])
    const one = findUsers(rule('superior', '1'), { request })
    const two = findUsers(rule('superior', '2'), { request })
    expect(one).toHaveLength(1)
    expect(two).not.toEqual(one)
    const top = world.table(deptTable).find(({ parentId }) => parentId === '0')
    expect(top).toBeDefined()
    expect(plan(rule('superior', '9'), { request })).toMatchObject({ type: 'task', candidateGroups: ['administrator', 'admin'] })
  })

  test('finds people in fields, choices and earlier steps', () => {
    const [first = '', second = ''] = getMembers('票务部')
    expect(findUsers(rule('field', 'witness'), { request: { variables: { witness: `${first},${second}` } } })).toEqual([first, second])
    expect(findUsers(rule('starterChoice'), { request: { chosen: { m: second, other: first } } })).toEqual([second])
    const task = { id: '1', nodeId: 'before', name: '', createTime: '', claimTime: '', endTime: clock.time, comment: '' }
    const done = { ...task, candidateUsers: [], candidateGroups: [], assignee: first, flag: 'ok' as const }
    expect(findUsers(rule('handler', 'before'), { request: { tasks: [done] } })).toEqual([first])
  })

  test('leaves out the starter, other tenants and users who are not active', () => {
    const guest = user('baixunke')
    const foreign =
      world
        .table(userTable)
        .all()
        .find(({ tenantId }) => tenantId !== '000000')?.id ?? ''
    const named = rule('user', [user('admin'), guest, foreign, user('cashier'), 'nobody'].join(','))
    expect(findUsers(named)).toEqual([user('cashier')])
    expect(findUsers(named, { attributes: 'flowable:selfApproval="true"' })).toEqual([user('admin'), user('cashier')])
  })

  test('offers several people a claim, and assigns a single one', () => {
    expect(plan(rule('role', 'cashier'), { loop: false })).toMatchObject({ assignee: user('cashier') })
    const members = getMembers('票务部')
    expect(plan(rule('department', getDeptId(world, '票务部')), { loop: false })).toMatchObject({ assignee: '', candidateUsers: members })
  })

  test('offers a claim to the several users of a variable', () => {
    const [first = '', second = ''] = getMembers('票务部')
    const options = { loop: false, attributes: `flowable:assignee="\${witness}"` }
    const request = { variables: { witness: `${first},${second}` } }
    expect(plan('', { ...options, request })).toMatchObject({ assignee: '', candidateUsers: [first, second] })
    expect(plan('', { ...options, request: { variables: { witness: first } } })).toMatchObject({ assignee: first, candidateUsers: [] })
  })

  test.each([
    ['administrator', { type: 'task', candidateGroups: ['administrator', 'admin'] }],
    ['skip', { type: 'decided', flag: 'ok' }],
    ['refuse', { type: 'decided', flag: 'no' }],
  ])('with nobody does as chosen: %s', (policy, expected) => {
    const approval = `whenNobody="${policy}"`
    expect(plan(rule('user', 'nobody'), { approval })).toMatchObject(expected)
    expect(plan('', { approval, loop: false, attributes: 'flowable:assignee="nobody"' })).toMatchObject(expected)
    expect(plan('', { approval, loop: false, attributes: 'flowable:candidateGroups="unknown"' })).toMatchObject(expected)
  })
})
