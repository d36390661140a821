import { describe, expect, test } from 'vitest'
import { approvals, renderApprovalXml } from './approval'
import { parseBpmn } from './bpmn'
import { isConditionTrue, resolveVariable } from './condition'
import { completeTask, findOpenTask, startInstance } from './instance'
import type { InstanceClock } from './instance-types'

const designed = `<?xml version="1.0"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn">
  <!-- <bpmn:startEvent id="gone"/> -->
  <bpmn:process id="both" name="会签 &amp; 归档&#10;" isExecutable="true">
    <bpmn:startEvent id="begin"><bpmn:outgoing>a</bpmn:outgoing></bpmn:startEvent>
    <bpmn:sequenceFlow id="a" sourceRef="begin" targetRef="fork"/>
    <bpmn:parallelGateway id="fork"/>
    <bpmn:sequenceFlow id="b" sourceRef="fork" targetRef="left"/>
    <bpmn:sequenceFlow id="c" sourceRef="fork" targetRef="right"/>
    <bpmn:userTask id="left" name="财务" flowable:assignee="1"/>
    <bpmn:userTask id="right" name="法务" flowable:candidateGroups="admin, legal"/>
    <bpmn:sequenceFlow id="d" sourceRef="left" targetRef="join"/>
    <bpmn:sequenceFlow id="e" sourceRef="right" targetRef="join"/>
    <bpmn:parallelGateway id="join"/>
    <bpmn:sequenceFlow id="f" sourceRef="join" targetRef="end"><bpmn:conditionExpression><![CDATA[\${days > 1}]]></bpmn:conditionExpression></bpmn:sequenceFlow>
    <bpmn:endEvent id="end"/>
  </bpmn:process>
</bpmn:definitions>`

let serial = 0
const nextId = () => {
  serial += 1
  return String(serial)
}
const moment: InstanceClock = { time: '2026-11-21 09:00:00', nextId }
const start = { id: '1', tenantId: '000000', definitionId: 'both:1:1', businessTable: '', businessId: '2', startUserId: '3' }

describe('a process file', () => {
  test('is parsed with prefixes, candidates and conditions, without comments', () => {
    const process = parseBpmn(designed)
    expect(process?.name).toBe('会签 & 归档\n')
    expect([...(process?.nodes.keys() ?? [])]).toEqual(['begin', 'fork', 'left', 'right', 'join', 'end'])
    expect(process?.nodes.get('right')?.candidateGroups).toEqual(['admin', 'legal'])
    expect(process?.flows.at(-1)?.condition).toBe(`\${days > 1}`)
  })

  test('without a process or a start is rejected', () => {
    expect(parseBpmn('<definitions/>')).toBeUndefined()
    expect(parseBpmn('<process id="p"><endEvent id="e"/></process>')).toBeUndefined()
    expect(parseBpmn('not xml at all')).toBeUndefined()
  })

  test('of the seeds draws every node and connects every flow', () => {
    for (const approval of Object.values(approvals)) {
      const process = parseBpmn(renderApprovalXml(approval))
      expect([...(process?.shapes.keys() ?? [])].sort()).toEqual([...(process?.nodes.keys() ?? [])].sort())
      for (const box of process?.shapes.values() ?? []) expect(box.width).not.toBe(60)
      expect(process?.labels.size).toBeGreaterThan(2)
      for (const flow of process?.flows ?? []) {
        expect(process?.nodes.has(flow.source)).toBe(true)
        expect(process?.nodes.has(flow.target)).toBe(true)
        expect(process?.edges.get(flow.id)?.length).toBeGreaterThan(1)
      }
    }
  })
})

describe('a process instance', () => {
  test('with parallel branches waits for both tasks', () => {
    const process = parseBpmn(designed)
    if (!process) throw new Error('the file is not read')
    const started = startInstance(process, { ...start, variables: { days: 2 } }, moment)
    expect(started.tasks.map((task) => [task.name, task.assignee])).toEqual([
      ['财务', '1'],
      ['法务', ''],
    ])
    const once = completeTask(started, process, {
      completion: { taskId: started.tasks[0]?.id ?? '', flag: 'ok', comment: '' },
      moment,
    })
    expect(once.endTime).toBe('')
    expect(findOpenTask(once)?.name).toBe('法务')
    const twice = completeTask(once, process, {
      completion: { taskId: findOpenTask(once)?.id ?? '', flag: 'ok', comment: '' },
      moment,
    })
    expect(twice.outcome).toBe('passed')
    expect(twice.activities.filter((visit) => visit.nodeId === 'join')).toHaveLength(1)
  })

  test('with a cycle of flows is rejected instead of running forever', () => {
    const circle = parseBpmn(
      '<process id="p"><startEvent id="s"/><sequenceFlow id="a" sourceRef="s" targetRef="t"/><serviceTask id="t"/><sequenceFlow id="b" sourceRef="t" targetRef="t"/></process>',
    )
    if (!circle) throw new Error('the file is not read')
    expect(() => startInstance(circle, { ...start, variables: {} }, moment)).toThrow('流程无法继续')
  })
})

describe('a condition', () => {
  test.each([
    [`\${days > 3}`, true],
    [`\${days <= 3}`, false],
    [`\${flag == 'ok'}`, true],
    ['#{flag != "ok"}', false],
    [`\${days > 3 && flag == 'no'}`, false],
    [`\${days > 30 || flag == 'ok'}`, true],
    [`\${missing == 1}`, false],
    ['', true],
  ])('%s is %s', (text, expected) => {
    expect(isConditionTrue(text, { days: 5, flag: 'ok' })).toBe(expected)
  })

  test('of an assignee resolves to the variable or the text itself', () => {
    expect(resolveVariable(`\${taskUser}`, { taskUser: '7' })).toBe('7')
    expect(resolveVariable('1123598821738675201', {})).toBe('1123598821738675201')
  })
})
