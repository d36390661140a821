import { expect, test } from 'vitest'
import { declareNamespace, findEngine } from './engine'
import { readProcessFile } from './read-process-file'

test.each([
  ['<definitions/>', 'flowable'],
  ['<userTask flowable:assignee="a"/>', 'flowable'],
  ['<definitions xmlns:activiti="u"><userTask activiti:assignee="a"/></definitions>', 'activiti'],
  ['<definitions xmlns:flowable="f"><userTask camunda:assignee="a" camunda:formKey="b"/></definitions>', 'camunda'],
])('finds the engine of %s', (xml, engine) => expect(findEngine(xml)).toBe(engine))

test('declares the namespace of an engine unless the process does', () => {
  const attributes = new Map<string, unknown>([['xmlns:flowable', 'own']])
  const definitions = {
    get: (name: string) => attributes.get(name),
    set: (name: string, value: unknown) => void attributes.set(name, value),
  }
  declareNamespace(definitions, 'flowable')
  declareNamespace(definitions, 'camunda')
  expect([...attributes]).toEqual([
    ['xmlns:flowable', 'own'],
    ['xmlns:camunda', 'http://camunda.org/schema/1.0/bpmn'],
  ])
})

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))))

test.each([
  ['GBK', bytes('<?xml version="1.0" encoding="GBK"?><a>', [0xc9, 0xf3, 0xc5, 0xfa], '</a>')],
  ['UTF-8', bytes('<?xml version="1.0"?><a>审批</a>')],
  ['UTF-16', bytes([0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x3e, 0, 0xa1, 0x5b, 0x79, 0x62, 0x3c, 0, 0x2f, 0, 0x61, 0, 0x3e, 0])],
  ['an unknown encoding', bytes('<?xml version="1.0" encoding="x-none"?><a>审批</a>')],
])('reads a file in %s', async (_, file) => expect(await readProcessFile(file)).toContain('审批'))
