import { expect, test } from 'vitest'
import { findDrawableError } from './check-drawable'

const plane = '<bpmndi:BPMNPlane id="p"></bpmndi:BPMNPlane>'
const file = (inside: string) => `<?xml version="1.0"?><definitions>${inside}${plane}</definitions>`
const nested = (depth: number) => file('<a b="1">'.repeat(depth) + '</a>'.repeat(depth))

test('a process with its diagram is drawn', () => {
  expect(findDrawableError(file('<process id="a"><startEvent id="s"/></process><process id="b"/>'))).toBeUndefined()
})

test('a process that comes without a diagram is not', () => {
  expect(findDrawableError('<definitions><process id="a"/></definitions>')).toBe('notDrawn')
  expect(findDrawableError(' ')).toBe('empty')
})

test('a document type is refused before anything reads it', () => {
  expect(findDrawableError(`<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${file('')}`)).toBe('doctype')
})

test('what would freeze the page is refused', () => {
  expect(findDrawableError(file(' '.repeat(2_100_000)))).toBe('tooLarge')
  expect(findDrawableError(file('<a/>'.repeat(4990)))).toBeUndefined()
  expect(findDrawableError(file('<a/>'.repeat(5001)))).toBe('tooMany')
  expect(findDrawableError(nested(90))).toBeUndefined()
  expect(findDrawableError(nested(101))).toBe('tooDeep')
})

const shape = (place: string) =>
  `<bpmndi:BPMNPlane id="p"><bpmndi:BPMNShape id="s"><dc:Bounds ${place}/></bpmndi:BPMNShape></bpmndi:BPMNPlane>`

test('a shape is drawn only where it has a place and a size', () => {
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

test("a size that nothing draws is nobody's concern", () => {
  expect(findDrawableError(file('<ext:column width="auto"/>'))).toBeUndefined()
})

test('comments and text end nothing', () => {
  for (const hidden of ['<!-- </a></a> -->', '<![CDATA[</a></a>]]>'])
    expect(findDrawableError(file(`<a>${hidden}`.repeat(101) + '</a>'.repeat(101)))).toBe('tooDeep')
  expect(findDrawableError('<definitions><!-- <bpmndi:BPMNPlane/> --></definitions>')).toBe('notDrawn')
})

test('what is no XML is told so', () => expect(findDrawableError('<definitions><a></definitions>')).toBe('unreadable'))
