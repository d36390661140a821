import { expect, test } from 'vitest'
import { findDrawableError } from './check-drawable'

const plane = '<bpmndi:BPMNPlane id="p"></bpmndi:BPMNPlane>'
const file = (inside: string) => `<?xml version="1.0"?><definitions>${inside}${plane}</definitions>`
const nested = (depth: number) => file('<a b="1">'.repeat(depth) + '</a>'.repeat(depth))

test('accepts a process with a diagram', () => {
  expect(findDrawableError(file('<process id="a"><startEvent id="s"/></process><process id="b"/>'))).toBeUndefined()
})

test('rejects a process without a diagram', () => {
  expect(findDrawableError('<definitions><process id="a"/></definitions>')).toBe('notDrawn')
  expect(findDrawableError(' ')).toBe('empty')
})

test('rejects a document type before parsing', () => {
  expect(findDrawableError(`<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${file('')}`)).toBe('doctype')
})

test('rejects files that would freeze the page', () => {
  expect(findDrawableError(file(' '.repeat(2_100_000)))).toBe('tooLarge')
  expect(findDrawableError(file('<a/>'.repeat(4990)))).toBeUndefined()
  expect(findDrawableError(file('<a/>'.repeat(5001)))).toBe('tooMany')
  expect(findDrawableError(nested(90))).toBeUndefined()
  expect(findDrawableError(nested(101))).toBe('tooDeep')
})

const shape = (place: string) =>
  `<bpmndi:BPMNPlane id="p"><bpmndi:BPMNShape id="s"><dc:Bounds ${place}/></bpmndi:BPMNShape></bpmndi:BPMNPlane>`

test('rejects a shape without a valid position and size', () => {
  expect(findDrawableError(file(shape('x="-40" y="10.5" width="36" height="36"')))).toBeUndefined()
  for (const place of [
    'x="1" y="1" width="abc" height="36"',
    'x="NaN" y="1" width="36" height="36"',
    'x="1" y="1" width="-1" height="36"',
    'x="1" y="1e308" width="36" height="36"',
    'x="1" y="1" width="1&#101;99" height="36"',
    'x="1" y="1" dc:width="abc" width="36" height="36"',
    'x="1" y="1" height="36"',
  ])
    expect(findDrawableError(file(shape(place))), place).toBe('outOfBounds')
  const way = '<bpmndi:BPMNPlane><bpmndi:BPMNEdge><di:waypoint x="Infinity" y="0"/></bpmndi:BPMNEdge></bpmndi:BPMNPlane>'
  expect(findDrawableError(file(way))).toBe('outOfBounds')
})

test('ignores sizes outside the diagram', () => {
  expect(findDrawableError(file('<ext:column width="auto"/>'))).toBeUndefined()
})

test('ignores tags in comments and CDATA', () => {
  for (const hidden of ['<!-- </a></a> -->', '<![CDATA[</a></a>]]>'])
    expect(findDrawableError(file(`<a>${hidden}`.repeat(101) + '</a>'.repeat(101)))).toBe('tooDeep')
  expect(findDrawableError('<definitions><!-- <bpmndi:BPMNPlane/> --></definitions>')).toBe('notDrawn')
})

test('reports malformed XML as unreadable', () => expect(findDrawableError('<definitions><a></definitions>')).toBe('unreadable'))
