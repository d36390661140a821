import { expect, test } from 'vitest'
import { findRejectionFlows } from './rejections'

const file = (inside: string) => `<definitions><process id="p">${inside}</process></definitions>`

test('finds flows whose condition is a negative decision', () => {
  const line = (id: string, condition: string) =>
    `<sequenceFlow id="${id}" targetRef="end"><conditionExpression>${condition}</conditionExpression></sequenceFlow>`
  const { lines } = findRejectionFlows(
    file(
      [
        line('no', `\${flag == 'no'}`),
        line('quoted', `\${flag == &#34;no&#34;}`),
        line('cdata', `<![CDATA[\${ flag=='no' && days > 3 }]]>`),
        line('yes', `\${flag == 'ok'}`),
        line('other', `\${redflag == 'no'}`),
        `<sequenceFlow id="plain" targetRef="end"/><documentation>flag == 'no'</documentation>`,
      ].join(''),
    ),
  )
  expect([...lines]).toEqual([
    ['no', 'end'],
    ['quoted', 'end'],
    ['cdata', 'end'],
  ])
})

test('finds terminate, error and cancel ends, but not message ends', () => {
  const end = (id: string, definition: string) => `<bpmn:endEvent id="${id}"><bpmn:${definition}EventDefinition/></bpmn:endEvent>`
  const kinds = ['terminate', 'error', 'cancel', 'message', 'signal']
  const { ends } = findRejectionFlows(file(`${kinds.map((kind) => end(kind, kind)).join('')}<bpmn:endEvent id="plain"/>`))
  expect([...ends]).toEqual(['terminate', 'error', 'cancel'])
})

test('returns no rejections for unreadable XML', () => expect(findRejectionFlows('<definitions><a>').lines.size).toBe(0))
