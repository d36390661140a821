import { flowModel } from '@jwsk/sdk/flow'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../../contract/api-session'
import { userTable } from '../../../system/organisation/user-table'
import { approvals, renderApprovalXml } from '../approval'
import { instanceTable } from '../instance-table'
import { flows, multiStep } from './process.fixture'

let session: ApiSession
beforeAll(async () => {
  session = await createAdminSession()
})

const expense = renderApprovalXml(approvals.expense)
const formFields = [{ name: 'amount', label: '金额', kind: 'number' as const }]

async function simulate(modelEditorXml: string, input: Record<string, unknown> = {}) {
  const { status, body } = await session.call(flowModel.simulate, { body: { modelEditorXml, formFields, values: {}, ...input } })
  expect(status).toBe(200)
  return body.data as { steps: Record<string, unknown>[]; flows: string[]; outcome: string; message: string }
}

const wrap = (elements: string) =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:j="urn:jwsk:process"><process id="p" name="P"><startEvent id="s"/><endEvent id="e"/>${elements}</process></definitions>`

describe('flowModel.simulate', () => {
  test('returns the way of a draft with the people of each step', async () => {
    const small = await simulate(expense, { values: { amount: '80' } })
    expect(small).toMatchObject({ outcome: 'passed', message: '', flows: ['flowStart', 'flowFirst', 'flowPassed'] })
    expect(small.steps.map(({ nodeId }) => nodeId)).toEqual(['start', 'financeTask', 'firstGateway', 'endPassed'])
    expect(small.steps[1]).toMatchObject({ people: expect.arrayContaining([expect.objectContaining({ userName: '管理员' })]) })
    expect((await simulate(expense, { values: { amount: '6000' } })).steps.map(({ nodeId }) => nodeId)).toContain('directorTask')
  })

  test('refuses at the named steps', async () => {
    const refused = await simulate(expense, { values: { amount: '6000' }, refusedNodeIds: 'directorTask' })
    expect(refused).toMatchObject({ outcome: 'refused' })
    expect(refused.flows.at(-1)).toBe('flowSecondRefused')
  })

  test('lists everyone asked by a step once, and notes of steps without people', async () => {
    const { world } = session.backend
    const [first, second] = [world.seedId(userTable.name, 1), world.seedId(userTable.name, 2)]
    const nobody = `<userTask id="n"><extensionElements><j:approval whenNobody="skip"><j:person by="user" value="x"/></j:approval></extensionElements></userTask>`
    const step = multiStep('m', { people: `${first},${second}`, condition: `\${nrOfApproved >= 1}` }).replaceAll('flowable:', '')
    const { steps } = await simulate(wrap(step + nobody + flows('s>m', 'm>n', 'n>e')))
    expect(steps).toMatchObject([
      { nodeId: 's' },
      { nodeId: 'm', people: [{ userId: first }, { userId: second }] },
      { nodeId: 'n', people: [], note: '没有审批人，自动通过' },
      { nodeId: 'e' },
    ])
  })

  test('ends an endless loop and a broken condition with what went wrong', async () => {
    const loop = wrap(`<userTask id="a" name="复核" assignee="${session.backend.world.seedId(userTable.name, 1)}"/>${flows('s>a', 'a>a')}`)
    expect(await simulate(loop)).toMatchObject({ outcome: 'stuck', message: '流程反复经过“复核”，没有结束' })
    const broken = await simulate(wrap(`<exclusiveGateway id="g"/>${flows('s>g', 'g>e amount >')}`))
    expect(broken).toMatchObject({ outcome: 'stuck', flows: ['s_g'] })
    expect(broken.message).toContain('无法计算')
  })

  test('stores nothing', async () => {
    const before = session.backend.world.table(instanceTable).all().length
    await simulate(expense, { values: { amount: '80' } })
    expect(session.backend.world.table(instanceTable).all()).toHaveLength(before)
  })
})
