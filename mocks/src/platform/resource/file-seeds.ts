export interface FileSeed {
  readonly originalName: string
  /** Path in its bucket. */
  readonly name: string
  readonly contentType: string
  readonly text: string
  /** Days since the upload. */
  readonly days: number
}

const svg = 'image/svg+xml'
const renderPlanSvg = (title: string, hue: number, blocks: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" role="img" aria-label="${title}"><rect width="640" height="400" fill="hsl(${hue} 30% 94%)"/>${Array.from(
    { length: blocks },
    (_, index) =>
      `<rect x="${40 + (index % 8) * 70}" y="${90 + Math.floor(index / 8) * 92}" width="56" height="72" rx="4" fill="hsl(${hue} 40% ${78 - (index % 3) * 7}%)"/>`,
  ).join('')}<text x="40" y="56" font-size="28" font-family="sans-serif" fill="hsl(${hue} 45% 26%)">${title}</text></svg>`

const renderCsv = (head: string, lines: readonly string[]) => `\uFEFF${[head, ...lines].join('\r\n')}\r\n`

/** Creates a one-page PDF with a line of ASCII text; offsets are counted while writing. */
function renderPdf(line: string): string {
  const stream = `BT /F1 20 Tf 72 740 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const offsets: number[] = []
  let text = '%PDF-1.4\n'
  for (const [index, body] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

const contents: readonly (readonly [originalName: string, contentType: string, text: string])[] = [
  ['东门停车场平面图.svg', svg, renderPlanSvg('东门停车场', 210, 24)],
  ['南门停车场平面图.svg', svg, renderPlanSvg('南门停车场', 200, 20)],
  ['游客中心导览图.svg', svg, renderPlanSvg('游客中心', 150, 12)],
  ['云栖街商铺分布图.svg', svg, renderPlanSvg('云栖街', 30, 16)],
  ['水上码头示意图.svg', svg, renderPlanSvg('水上码头', 190, 8)],
  ['消防疏散图-一期.svg', svg, renderPlanSvg('消防疏散图（一期）', 0, 18)],
  ['商铺租赁合同范本.pdf', 'application/pdf', renderPdf('Shop lease agreement - template')],
  ['停车场管理办法.pdf', 'application/pdf', renderPdf('Rules of the car parks')],
  ['景区应急预案.pdf', 'application/pdf', renderPdf('Emergency plan of the scenic area')],
  ['安全生产责任书.pdf', 'application/pdf', renderPdf('Statement of responsibility for safety')],
  [
    '白名单车辆登记表.csv',
    'text/csv',
    renderCsv('车牌号,类型,有效期', ['浙A0X001,员工,2027-03-01', '浙A0X002,商户,2026-12-31', '浙AD00003,业主,2027-06-30']),
  ],
  [
    '十月巡检记录.csv',
    'text/csv',
    renderCsv('设备,结果,日期', ['北门闸机一,正常,2026-10-08', '北门闸机二,已报修,2026-10-08', '充电桩03,正常,2026-10-09']),
  ],
  ['三季度用水用电.csv', 'text/csv', renderCsv('商铺,用水（吨）,用电（度）', ['A-101,36,820', 'A-102,18,455', 'B-203,52,1310'])],
  ['节假日值班表.txt', 'text/plain; charset=utf-8', '10月1日 票务部、停车管理部\n10月2日 物业管理部、安保组\n10月3日 游客服务中心\n'],
  ['闸机操作说明.txt', 'text/plain; charset=utf-8', '一、开机自检约二十秒。\n二、指示灯为绿色方可通行。\n三、断网时自动转为离线核验。\n'],
]

export const getExtension = (name: string): string => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '')

/** Initial files of the object store, oldest first. */
export const fileSeeds: readonly FileSeed[] = contents.map(([originalName, contentType, text], index) => ({
  originalName,
  contentType,
  text,
  name: `upload/${2026}0${1 + (index % 9)}/${(0x3f9c2a71 + index * 0x1b3d).toString(16)}.${getExtension(originalName)}`,
  days: 210 - index * 13,
}))
