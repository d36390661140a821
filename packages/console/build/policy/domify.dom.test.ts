import { expect, test } from 'vitest'
import { domify } from './domify'

const html = (markup: string) => {
  const made = domify(markup)
  const box = document.createElement('div')
  box.append(made)
  return box.innerHTML
}

test('renders the markup of bpmn-js like a browser', () => {
  for (const markup of [
    '<div class="entry" draggable="true"></div>',
    '<li><a class="bjs-crumb" href="#a_1" title="A &amp; &quot;B&quot;">A &amp; B</a></li>',
    '<p>Web-based tooling powered by <a href="https://bpmn.io" target="_blank">bpmn.io</a>.</p>',
    '<img><b>其一</b>其二',
  ])
    expect(html(markup)).toBe(markup)
  expect(html('<div data-overlay-id="ov-1" class="djs-overlay">')).toBe('<div data-overlay-id="ov-1" class="djs-overlay"></div>')
  expect(html('<div class="p" data-popup=bpmn-replace></div>')).toBe('<div class="p" data-popup="bpmn-replace"></div>')
  expect(html('<div class="box">\n<div class="results" />\n</div>')).toBe('<div class="box">\n<div class="results"></div>\n</div>')
})

test('renders nested SVG and sets its style through the CSSOM', () => {
  const drawing = domify(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" style="fill:none;opacity:.5;"/></svg>',
  ) as SVGElement // the markup is an SVG element
  expect([drawing.namespaceURI, drawing.getAttribute('viewBox')]).toEqual(['http://www.w3.org/2000/svg', '0 0 9 9'])
  const rect = drawing.firstElementChild as SVGElement // the markup contains a `rect`
  expect([rect.namespaceURI, rect.style.opacity]).toEqual(['http://www.w3.org/2000/svg', '0.5'])
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java&#10;script:alert(1)">a</a>',
  '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
  '<iframe srcdoc="<b>"></iframe>',
  '<style>*{display:none}</style>',
  '<div><!-- a --></div>',
  '</div></div>',
  '<div',
])('rejects %s', (markup) => {
  expect(() => domify(markup)).toThrow(/domify: .* is no part of a drawing/s)
})
