import { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { allowedElements } from './allowed-elements'
import { extensions } from './editor-schema'
import { readDocument } from './read-document'
import { sanitizeFragment } from './sanitize-html'
import { writeDocument } from './serialize-document'

const origins = ['https://oss.example.com']

const editor = new Editor({ extensions, injectCSS: false })
afterAll(() => editor.destroy())

/** Opens the text after a paragraph, types a letter into that, and returns what is saved of the rest. */
function typeElsewhere(html: string) {
  editor.commands.setContent(readDocument(`<p>开头</p>${html}`, origins).document.toJSON())
  editor.view.dispatch(editor.state.tr.insertText('字', 1))
  const saved = writeDocument(editor.state.doc)
  expect(saved.startsWith('<p>字开头</p>')).toBe(true)
  return { saved: saved.slice('<p>字开头</p>'.length), kinds: editor.state.doc.children.map((node) => node.type.name) }
}

const sameElements = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
])

function describeElement(element: Element) {
  const attributes = [...element.attributes].filter(({ name, value }) => !(value === '1' && /span$|^start$/.test(name)))
  const name = sameElements.get(element.localName) ?? element.localName
  return [name, ...attributes.map((attribute) => `${attribute.name}=${attribute.value}`).toSorted()].join(' ')
}

const isMark = (element: Element) => /^(?:strong|b|em|i|u|s|del|sub|sup|code|a)$/.test(element.localName)

/** What a reader sees: each letter, picture and break with the elements around it, and all blocks in their order. */
function getVisible(html: string) {
  const box = document.createElement('div')
  box.append(sanitizeFragment(html, origins))
  const visible: string[] = []
  const walk = (node: Node, around: readonly string[], marks: ReadonlySet<string>) => {
    if (!(node instanceof Element)) {
      const letters = around.some((name) => name === 'pre')
        ? (node.textContent ?? '')
        : (node.textContent ?? '').replaceAll(/[ \t\r\n\f]/g, '')
      for (const letter of letters) visible.push(`${letter} in ${around.join('>')} with ${[...marks].toSorted().join()}`)
      return
    }
    const name = describeElement(node)
    const isNamed = !isMark(node)
    if (isNamed) visible.push(`${name} in ${around.join('>')}`)
    const next = isNamed || name === 'a' ? marks : new Set([...marks, name])
    for (const child of node.childNodes) walk(child, isNamed ? [...around, name] : around, next)
  }
  for (const child of box.childNodes) walk(child, [], new Set())
  return visible
}

const expectPreserved = (html: string) => expect(getVisible(typeElsewhere(html).saved)).toEqual(getVisible(html))

function expectAnyPreserved(anything: string) {
  const box = document.createElement('div')
  box.append(sanitizeFragment(anything, origins))
  const html = box.innerHTML
  // a parser can make a tree of wrong HTML that no HTML stands for
  fc.pre(getVisible(html).join() === getVisible(anything).join())
  expectPreserved(html)
}

const text = fc.constantFrom('甲', '乙 丙', 'a', ' ', '\n', '&nbsp;', '&lt;b&gt;', '2')
const attribute = fc.constantFrom(
  'href="/desk/notice?id=1"',
  'href="https://example.com/a"',
  'href="mailto:a@example.com"',
  'href="javascript:alert(1)"',
  'src="/a.png"',
  'src="https://oss.example.com/a.png"',
  'src="https://other.example/a.png"',
  'alt="图"',
  'title="说明"',
  'width="40"',
  'colspan="2"',
  'rowspan="2"',
  'colspan="0"',
  'colspan="99999999"',
  'start="3"',
  'start="x"',
  'style="color:red"',
)
const anyHtml = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    fc
      .tuple(
        fc.constantFrom(...allowedElements.keys()),
        fc.uniqueArray(attribute, { maxLength: 2 }),
        fc.array(tie('html'), { maxLength: 4 }),
      )
      .map(([tag, attributes, children]) => `<${[tag, ...attributes].join(' ')}>${children.join('')}</${tag}>`),
  ),
})).html

test('whatever a record shows survives a letter typed elsewhere', () => {
  fc.assert(
    fc.property(fc.array(anyHtml, { maxLength: 4 }), (pieces) => expectAnyPreserved(pieces.join(''))),
    { numRuns: 20 },
  )
})

const cell = fc.tuple(fc.constantFrom('td', 'th'), fc.constantFrom('', ' colspan="2"', ' rowspan="2"'), fc.array(anyHtml, { maxLength: 1 }))
const row = fc.array(cell, { maxLength: 4 }).map((cells) => {
  const written = cells.map(([tag, span, content]) => `<${tag}${span}>${content.join('')}</${tag}>`)
  return `<tr>${written.join('')}</tr>`
})
const section = fc
  .tuple(fc.constantFrom('thead', 'tbody', 'tfoot'), fc.array(row, { maxLength: 3 }))
  .map(([tag, rows]) => `<${tag}>${rows.join('')}</${tag}>`)

test('tables survive, also uneven ones and those with merged cells', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 3 }), (sections) => expectAnyPreserved(`<table>${sections.join('')}</table>`)),
    { numRuns: 20 },
  )
})

test.each([
  '<table><thead><tr><th>日期</th><th>安排</th></tr></thead><tbody><tr><td colspan="2">放假</td></tr></tbody><tfoot><tr><td>甲</td><td></td></tr></tfoot></table>',
  '<p>H<sub>2</sub>O，m<sup>2</sup></p>',
  '<dl><dt>票价</dt><dd>80 元</dd><dd><p>甲</p><p>乙</p></dd></dl>',
  '<figure><img src="/a.png" alt="图" width="40"><figcaption>图一</figcaption></figure>',
  '<p>见 <a href="/desk/notice?id=1" title="公告">公告</a></p>',
  '<ul><li>甲<ul><li>乙</li></ul></li></ul><ol start="3"><li><p>丙</p></li></ol>',
  '<div>甲</div><div><div>乙</div>丙</div>',
  '<p>a<img src="https://oss.example.com/a.png" alt="b">c</p>',
  '<pre>\n\na\n  b</pre><pre><code>\n\nc</code></pre>',
  '<blockquote>甲<br>乙</blockquote><h6>丙</h6><hr>',
  '甲<br>乙<p>丙</p>丁',
  '<p>a <code>b</code> <strong><code>c</code></strong></p>',
])('%s can be edited, and comes back as it was', (html) => {
  const { saved, kinds } = typeElsewhere(html)
  expect(kinds).not.toContain('preservedHtml')
  expect(saved.replaceAll(/ (?:target|rel|referrerpolicy)="[^"]*"/g, '')).toBe(html)
})

test.each([
  '<table><caption>安排</caption><tbody><tr><td>甲</td></tr></tbody></table>',
  '<table><tbody><tr><td>甲</td></tr><tr><td>乙</td><td>丙</td></tr></tbody></table>',
  '<ul><li>甲</li><ul><li>乙</li></ul></ul>',
  '<dl><dt>甲</dt><dd>乙</dd><div>丙</div></dl>',
  '<table><tbody><tr><td colspan="1000000">甲</td></tr></tbody></table>',
])('%s, which the editor has no room for, is preserved as a block', (html) => {
  const { saved, kinds } = typeElsewhere(html)
  expect(kinds).toContain('preservedHtml')
  expect(saved).toBe(html)
})

test('keeps the source of an image that it may not load', () => {
  const html = '<p><img alt="图" src="https://other.example/a.png"></p>'
  expect(getVisible(typeElsewhere(html).saved)).toEqual(getVisible(html))
  expect(typeElsewhere(html).saved).toContain('src="https://other.example/a.png"')
})

test('names what is removed', () => {
  expect(readDocument('<p style="color:red" class="a">甲</p><video src="/a.mp4"></video>', origins).removed).toEqual([
    'class',
    'style',
    'video',
  ])
  expect(readDocument('<p>甲<a href="/a" target="_blank" rel="x">乙</a></p>', origins).removed).toEqual([])
})
