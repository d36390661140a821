import { approvals, renderApprovalXml } from '@jwsk/mocks/platform/flow/approval'
import { expect, test } from 'vitest'
import { createProcessXml } from '../process/new-process'
import { readProcess } from './process-document'
import { outline } from './testing/outline'
import { createProcess, processes } from './testing/processes'

const read = async (xml: string) => outline((await readProcess(xml)).tree)

test.each([
  ['line', 'start a b end'],
  ['refusal', 'start a! b end'],
  ['joined', 'start exclusive[a | b] c end'],
  ['implicit', 'start exclusive[a | b] c end'],
  ['parallel', 'start parallel[a | b c] end'],
  ['nested', 'start exclusive[exclusive[a | b] | c] end'],
  ['loop', 'start closed(a g) b end'],
  ['boundary', 'start a closed(b d late) c end'],
  ['crossing', 'start closed(a b c d f g j k) e end'],
  ['back', 'start closed(a b g h) end'],
  ['open', 'start a'],
] as const)('parses %s', async (name, expected) => {
  expect(await read(processes[name])).toBe(expected)
})

test('parses a process with only a start', async () => {
  expect(await read(createProcessXml({ key: 'p', name: '' }))).toBe('start')
})

test('parses the seeded processes', async () => {
  expect(await read(renderApprovalXml(approvals.leave1))).toBe('start managerTask! endPassed')
  expect(await read(renderApprovalXml(approvals.expense))).toBe('start financeTask exclusive[endRefused |  | directorTask!] endPassed')
})

test('closes a region of elements that the tree has no block for', async () => {
  const xml = createProcess('startEvent s, userTask a, scriptTask b name="算", userTask c, endEvent e', 's a, a b, b c, c e')
  const { tree } = await readProcess(xml)
  expect(outline(tree)).toBe('s a closed(b) c e')
  expect(tree.blocks[2]).toMatchObject({ name: '算', names: ['算'] })
})

test('closes a process with two starts as a whole', async () => {
  const { tree } = await readProcess(createProcess('startEvent s, startEvent t, userTask a, endEvent e', 's a, t a, a e'))
  expect(tree).toMatchObject({ isClosed: true })
})

test('lists elements that nothing leads to', async () => {
  const { tree } = await readProcess(createProcess('startEvent s, userTask a, userTask lost, endEvent e', 's a, a e'))
  expect(tree.detached).toEqual(['lost'])
})

test('parses what is in a sub-process', async () => {
  const xml = processes.line.replace(
    /<userTask id="a"[^>]*>/,
    (task) =>
      `<subProcess id="sub"><startEvent id="s"/>${task}<endEvent id="e"/><sequenceFlow id="s_a" sourceRef="s" targetRef="a"/><sequenceFlow id="a_e" sourceRef="a" targetRef="e"/></subProcess>`,
  )
  expect(
    await read(
      xml
        .replace('sourceRef="start" targetRef="a"', 'sourceRef="start" targetRef="sub"')
        .replace('id="a_b" sourceRef="a"', 'id="a_b" sourceRef="sub"'),
    ),
  ).toBe('start sub{s a e} b end')
})
