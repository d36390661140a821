import { expect, test } from 'vitest'
import { refusalOf } from './drawable'

const plane = '<bpmndi:BPMNPlane id="p"></bpmndi:BPMNPlane>'
const file = (inside: string) => `<?xml version="1.0"?><definitions>${inside}${plane}</definitions>`
const nested = (depth: number) => file('<a b="1">'.repeat(depth) + '</a>'.repeat(depth))

test('a process with its diagram is drawn', () => {
  expect(refusalOf(file('<process id="a"><startEvent id="s"/></process><process id="b"/>'))).toBeUndefined()
})

test('a process that comes without a diagram is not', () => {
  expect(refusalOf('<definitions><process id="a"/></definitions>')).toBe('notDrawn')
  expect(refusalOf(' ')).toBe('empty')
})

test('a document type is refused before anything reads it', () => {
  expect(refusalOf(`<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${file('')}`)).toBe('doctype')
})

test('what would freeze the page is refused', () => {
  expect(refusalOf(file(' '.repeat(2_100_000)))).toBe('tooLarge')
  expect(refusalOf(file('<a/>'.repeat(4990)))).toBeUndefined()
  expect(refusalOf(file('<a/>'.repeat(5001)))).toBe('tooMany')
  expect(refusalOf(nested(90))).toBeUndefined()
  expect(refusalOf(nested(101))).toBe('tooDeep')
})
