import { expect, test } from 'vitest'
import { findRejectionFlows } from './rejections'

const file = (inside: string) => `<definitions><process id="p">${inside}</process></definitions>`

test('a line that is taken when the decision is no says no, whatever it is called', () => {
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

test('an end that terminates, fails or cancels cuts its process short; one that tells somebody does not', () => {
  const end = (id: string, definition: string) => `<bpmn:endEvent id="${id}"><bpmn:${definition}EventDefinition/></bpmn:endEvent>`
  const kinds = ['terminate', 'error', 'cancel', 'message', 'signal']
  const { ends } = findRejectionFlows(file(`${kinds.map((kind) => end(kind, kind)).join('')}<bpmn:endEvent id="plain"/>`))
  expect([...ends]).toEqual(['terminate', 'error', 'cancel'])
})

test('what cannot be read says nothing', () => expect(findRejectionFlows('<definitions><a>').lines.size).toBe(0))
