import { expect, test } from 'vitest'
import { pendingUpload } from './pending-upload'
import { readPasted } from './read-pasted'

const paste = (html: string) => readPasted(html, [], () => undefined).html.replaceAll(/\s*\n\s*/g, '')

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`

test('numbered paragraphs of a word processor become lists', () => {
  expect(paste(`${item(1, '1.', '甲')}${item(1, '2.', '乙')}`)).toBe('<ol><li>甲</li><li>乙</li></ol>')
  expect(paste(`${item(1, '·', '甲')}\n${item(2, 'o', '乙')}\n${item(1, '·', '丙')}<p>丁</p>`)).toBe(
    '<ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul><p>丁</p>',
  )
  expect(paste(`${item(1, '3、', '甲')}<p>乙</p>${item(1, '（四）', '丙')}`)).toBe(
    '<ol start="3"><li>甲</li></ol><p>乙</p><ol><li>丙</li></ol>',
  )
})

test('a list in a cell stays there', () => {
  expect(paste(`<table><tr><td>${item(1, '1.', '甲')}</td></tr></table>`)).toBe(
    '<table><tbody><tr><td><ol><li>甲</li></ol></td></tr></tbody></table>',
  )
})

test('styles that say something become elements', () => {
  expect(paste('<p><span style="font-weight:700;color:red">甲</span><span style="vertical-align:super">2</span></p>')).toBe(
    '<p><strong>甲</strong><sup>2</sup></p>',
  )
  expect(paste('<b style="font-weight:normal"><p>甲</p></b>')).toBe('<p>甲</p>')
  expect(paste('<p class=MsoNormal style="mso-outline-level:2">甲</p>')).toBe('<h2>甲</h2>')
  expect(paste('<p><span style="font-weight:bold"><span style="font-style:italic">甲</span></span></p>')).toBe(
    '<p><strong><em>甲</em></strong></p>',
  )
})

test('a spreadsheet keeps its merged cells', () => {
  const sheet = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{color:red}</style></head><body>
    <table border=0 width=144 style='width:108pt'><!--StartFragment--><col width=72 style='width:54pt'><tr height=19><td colspan=2 class=xl65 width=144>甲</td></tr>
    <tr><td rowspan=2>乙</td><td>丙</td></tr><tr><td>丁</td></tr><!--EndFragment--></table></body></html>`
  expect(paste(sheet)).toBe(
    '<table><tbody><tr><td colspan="2">甲</td></tr><tr><td rowspan="2">乙</td><td>丙</td></tr><tr><td>丁</td></tr></tbody></table>',
  )
})

test('uploads embedded images and counts those out of reach', () => {
  const taken: File[] = []
  const { html, leftOut } = readPasted(
    '<p>甲<img src="data:image/png;base64,iVBORw0KGgo="><img src="file:///C:/a.png"><img src="https://other.example/a.png"><img src="data:image/png;base64,*"></p>',
    [],
    (image) => taken.push(image),
  )
  expect(taken.map(({ name, type, size }) => [name, type, size])).toEqual([['image.png', 'image/png', 8]])
  expect(html).toContain(`${pendingUpload}="1"`)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(leftOut).toBe(3)
})

test('lines of a web page become paragraphs', () => {
  expect(paste('<div><div>甲</div><div><b>乙</b><br></div><div><p>丙</p></div></div>')).toBe('<p>甲</p><p><b>乙</b><br></p><p>丙</p>')
})

test('nothing of it becomes code', () => {
  const html = paste(
    `<p style="mso-list:l0 level1 lfo1" onclick="a()"><span style="mso-list:Ignore" onmouseover="a()">1.</span><script>a()</script><a href="javascript:a()">甲</a></p><img src=x onerror=a()>`,
  )
  expect(html).toBe('<ol><li><a>甲</a></li></ol>')
})
