import { expect, test } from 'vitest'
import { diffDefinitions } from './diff-definitions'

const drawn = (ids: readonly string[]) =>
  ids.map((id) => `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="1"/></bpmndi:BPMNShape>`).join('')
const file = (inside: string, ids: readonly string[]) =>
  `<definitions><process id="p">${inside}</process><bpmndi:BPMNDiagram><bpmndi:BPMNPlane bpmnElement="p">${drawn(ids)}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`

test('reports added, removed and changed elements by version', () => {
  const earlier = file('<userTask id="a" name="审批"/><userTask id="b"/><userTask id="c" x="1" y="2"/>', ['a', 'b', 'c'])
  const later = file('<userTask id="a" name="复核"/><userTask y="2" id="c" x="1"/><endEvent id="d"/>', ['a', 'c', 'd'])
  expect(diffDefinitions(earlier, later)).toEqual({
    earlier: new Map([
      ['b', 'removed'],
      ['a', 'changed'],
    ]),
    later: new Map([
      ['d', 'added'],
      ['a', 'changed'],
    ]),
  })
})

test('compares descendants, but neither flow ends nor positions', () => {
  const task = (inside: string) => file(`<userTask id="a">${inside}</userTask>`, ['a'])
  const createTask = (text: string) => task(`<extensionElements><flowable:formProperty id="days" name="${text}"/></extensionElements>`)
  expect(diffDefinitions(createTask('天数'), createTask('日数')).later).toEqual(new Map([['a', 'changed']]))
  expect(diffDefinitions(task('<documentation>旧</documentation>'), task('<documentation>新</documentation>')).later.get('a')).toBe(
    'changed',
  )
  expect(diffDefinitions(task('<incoming>f1</incoming>'), task('<incoming>f2</incoming>')).later.size).toBe(0)
  expect(diffDefinitions(task(''), task('').replace('x="1"', 'x="900"')).later.size).toBe(0)
})
