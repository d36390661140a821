import { BpmnModdle } from 'bpmn-moddle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toReadableProcess } from './foreign-ids'

const wrap = (content: string, plane: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" targetNamespace="t"><process id="p">${content}</process><bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="pl" bpmnElement="p">${plane}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`

const createProcess = (task: string, name = task) =>
  wrap(
    `<startEvent id="s"/><sequenceFlow id="f" sourceRef="s" targetRef="${task}"/><userTask id="${task}" name="${name}" flowable:assignee="${task}"><extensionElements><flowable:formProperty id="${task}" ref="${task}"/></extensionElements><incoming>f</incoming><outgoing>${task}-f</outgoing></userTask><sequenceFlow id="${task}-f" sourceRef="${task}" targetRef="e"/><endEvent id="e"/>`,
    `<bpmndi:BPMNShape id="shape" bpmnElement="${task}"><dc:Bounds x="0" y="0" width="10" height="10"/></bpmndi:BPMNShape>`,
  )

test('keeps XML whose ids the parser accepts', () => {
  const xml = createProcess('task1')
  expect(toReadableProcess(xml).xml).toBe(xml)
})

test.each(['部门审批', '123-uuid', '1', 'é', '任务 1'])('the id %j is parsed and restored', async (id) => {
  const xml = createProcess(id)
  const readable = toReadableProcess(xml)
  const { warnings, rootElement } = (await new BpmnModdle().fromXML(readable.xml)) as never as {
    warnings: unknown[]
    rootElement: { rootElements: readonly [{ flowElements: readonly { name?: string; id: string }[] }] }
  }
  expect(warnings).toEqual([])
  const task = rootElement.rootElements[0].flowElements.find(({ name }) => name === id)
  expect(task?.id).toBe(readable.toReadableId(id))
  expect(readable.restore(readable.xml)).toBe(xml)
})

test('two unreadable ids never become one, nor one that exists', () => {
  const xml = wrap('<userTask id="id_1"/><userTask id="甲"/><userTask id="乙"/>', '')
  const { xml: readable } = toReadableProcess(xml)
  expect([...readable.matchAll(/userTask id="(\w+)"/g)].map(([, id]) => id)).toEqual(['id_1', 'id_2', 'id_3'])
})

test('comments, CDATA, names and elements of other namespaces are unchanged', () => {
  const retained = `<!-- id="甲" --><documentation><![CDATA[<userTask id="甲"/>]]></documentation><x:note xmlns:x="u" id="甲" otherRef="甲">甲</x:note>`
  const xml = wrap(`${retained}<userTask id='甲' name="a > 甲"/>`, '')
  expect(toReadableProcess(xml).xml).toBe(wrap(`${retained}<userTask id='id_1' name="a > 甲"/>`, ''))
})

test('any ids survive a round trip', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[\w一-龥][\w一-龥.-]{0,6}$/), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(ids, (names) => {
      const xml = wrap(
        names.map((id) => `<userTask id="${id}" name="${id}"/>`).join(''),
        names.map((id) => `<bpmndi:BPMNShape id="s-${id}" bpmnElement="${id}"/>`).join(''),
      )
      const readable = toReadableProcess(xml)
      expect(readable.restore(readable.xml)).toBe(xml)
    }),
    { numRuns: 50 },
  )
})
