/** Line of text on the page: position in points from the lower left corner, font size and text. */
interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
}

const toHex = (text: string) =>
  [...text].flatMap((letter) => [...Array(letter.length).keys()].map((at) => getLetterWidth(letter, at))).join('')
const getLetterWidth = (letter: string, at: number) => letter.charCodeAt(at).toString(16).padStart(4, '0')

const drawLine = ({ x, y, size, text }: Line) => `BT /F1 ${size} Tf ${x} ${y} Td <${toHex(text)}> Tj ET`

/** Renders a one-page PDF in the Chinese typeface that every PDF reader includes. */
function renderPage(lines: readonly Line[], rules: readonly string[]): string {
  const content = [...rules, ...lines.map(drawLine)].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 396] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /W [1 95 500] /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}

/** Contents of an invoice. */
export interface InvoiceSheet {
  readonly heading: string
  readonly code: string
  readonly number: string
  readonly date: string
  readonly buyer: string
  readonly taxNo: string
  readonly content: string
  readonly amount: string
  readonly seller: string
  /** Watermark across the page of a void invoice. */
  readonly mark: string
}

export function renderInvoicePdf(invoice: InvoiceSheet): string {
  const rows: readonly (readonly [label: string, text: string])[] = [
    ['购买方名称', invoice.buyer],
    ['购买方税号', invoice.taxNo || '—'],
    ['项目名称', invoice.content],
    ['价税合计（小写）', `¥${invoice.amount}`],
    ['销售方名称', invoice.seller],
  ]
  const lines = rows.flatMap(([label, text], index): Line[] => [
    { x: 64, y: 252 - index * 36, size: 12, text: label },
    { x: 190, y: 252 - index * 36, size: 12, text },
  ])
  const rules = [
    '0.7 0.1 0.1 RG 0.8 w',
    ...rows.map((_, index) => `50 ${240 - index * 36} m 545 ${240 - index * 36} l S`),
    '50 96 495 180 re S',
  ]
  return renderPage(
    [
      { x: 190, y: 340, size: 20, text: invoice.heading },
      { x: 64, y: 300, size: 10, text: `发票代码：${invoice.code}` },
      { x: 240, y: 300, size: 10, text: `发票号码：${invoice.number}` },
      { x: 410, y: 300, size: 10, text: `开票日期：${invoice.date}` },
      ...lines,
      ...(invoice.mark ? [{ x: 420, y: 110, size: 24, text: invoice.mark }] : []),
      { x: 64, y: 64, size: 9, text: '演示数据，不作为报销凭证' },
    ],
    rules,
  )
}
