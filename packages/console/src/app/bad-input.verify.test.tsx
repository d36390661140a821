import { chooseOption, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { menu } from '@jwsk/sdk/system'
import { changeLanguage } from '@jwsk/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { plugins as sources } from './plugins'

type ErrorTexts = readonly [zh: string, en: string]
interface Form {
  readonly plugin: string
  readonly path: string
  /** Options that decide which fields are rendered, by label. */
  readonly options?: Readonly<Record<string, string>>
  /** By label: the values typed into its inputs and the error shown for them. */
  readonly typed?: readonly (readonly [label: string, values: readonly string[], error: ErrorTexts])[]
  /** By label: a dropped file, its size in bytes and the error shown for it. */
  readonly files?: readonly (readonly [label: string, name: string, size: number, error: ErrorTexts])[]
}

const megabytes = 1024 * 1024
const wrongPhone: ErrorTexts = ['手机号码格式不正确', 'The mobile number is malformed']
const wrongOrder: ErrorTexts = ['结束不能早于开始', 'The end must not be before the start']

const forms: readonly Form[] = [
  {
    plugin: 'shop',
    path: '/biz/shopApply',
    options: { 申请人类型: '企业' },
    typed: [
      ['联系电话', ['23800000000'], wrongPhone],
      [
        '统一社会信用代码',
        ['91110000802100433C'],
        ['统一社会信用代码校验不通过，请核对', 'The check digit of the credit code is wrong; please compare it'],
      ],
      ['身份证号', ['330106198013011234'], ['身份证号中的出生日期不正确', 'The date of birth in the ID number is not valid']],
    ],
  },
  {
    plugin: 'shop',
    path: '/biz/shop',
    typed: [
      ['位置坐标', ['181', '30'], ['经度应在 -180 至 180 之间', 'The longitude lies between -180 and 180']],
      ['参考租金', ['-1'], ['不能小于 0', 'not less than 0']],
    ],
    files: [
      ['门头照', '店招.exe', 10, ['店招.exe：不支持的文件格式', '店招.exe: this kind of file is not accepted']],
      ['图片', '全景.png', 200 * megabytes, ['全景.png：超过 10 MB', '全景.png: larger than 10 MB']],
    ],
  },
  {
    plugin: 'scenic',
    path: '/biz/scenicSpotTicket',
    typed: [
      ['门市价', ['-0.01'], ['门市价不能小于 0', 'not less than 0']],
      ['销售时间', ['2026-10-02 00:00', '2026-10-01 00:00'], wrongOrder],
    ],
  },
  {
    plugin: 'parking',
    path: '/biz/parkingLotWhitelist',
    typed: [
      ['车牌号', ['浙1'], ['请输入正确的车牌号', 'Please enter a valid plate number']],
      ['有效期', ['2026-10-02 00:00', '2026-10-01 00:00'], wrongOrder],
    ],
  },
  {
    plugin: 'invoice',
    path: '/biz/invoiceTitle',
    options: { 抬头类型: '企业单位' },
    typed: [['税号', ['123'], ['税号应为 15 至 20 位字母或数字', 'A tax number has 15 to 20 letters or digits']]],
  },
]

const { client, network } = startPlatform({ fresh: 'file' })
const granted: string[] = []
const sent: string[] = []

beforeAll(async () => {
  network.server.events.on('request:start', ({ request }) => void (request.method === 'POST' && sent.push(request.url)))
  granted.push(...(await client.call(menu.buttons)).flatMap(({ children = [] }) => children.map(({ code = '' }) => code)))
})

const dialog = () => screen.getByRole('dialog')

/** Finds the field with the label. */
function part(label: string): HTMLElement {
  const found = [...dialog().querySelectorAll<HTMLElement>('.kit-field')].find((field) =>
    field.querySelector('label')?.textContent?.replace('*', '').startsWith(label),
  )
  if (!found) throw new Error(`no field ${label}`)
  return found
}
const boxes = (of: HTMLElement) => [...of.querySelectorAll<HTMLInputElement>('input')]

async function drop(of: HTMLElement, name: string, size: number) {
  const input = await waitFor(() => {
    const found = of.querySelector('input[type=file]')
    if (!found) throw new Error('no file can be chosen yet')
    return found
  })
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  fireEvent.change(input, { target: { files: [file] } })
}

test.each(forms)('$path shows field errors in both languages and keeps the input', async (form) => {
  const { path, options = {}, typed = [], files = [] } = form
  const plugin = await sources.find(({ id }) => id === form.plugin)?.load()
  if (!plugin) throw new Error(`no plugin ${form.plugin}`)
  const { translator } = renderScreen(plugin, { path, client, permissions: granted })
  fireEvent.click(await screen.findByRole('button', { name: '新增' }))
  await screen.findByRole('dialog')
  await within(await screen.findByRole('dialog')).findByRole('button', { name: '保存' })
  for (const [label, word] of Object.entries(options)) await chooseOption(within(part(label)), new RegExp(`^${label}`), word)
  const fields = typed.map(([label, values, error]) => ({ at: part(label), values, error }))
  const drops = files.map(([label, name, size, error]) => ({ at: part(label), name, size, error }))
  for (const { at, values } of fields) {
    // an input is read-only until its control has loaded, and the control listens once its effects have run
    await waitFor(() => expect(boxes(at).filter((box) => !box.readOnly).length).toBeGreaterThanOrEqual(values.length))
    await act(async () => undefined)
    for (const [index, value] of values.entries()) fireEvent.input(boxes(at)[index] as HTMLElement, { target: { value } })
  }
  for (const { at, name, size } of drops) await drop(at, name, size)
  sent.length = 0
  fireEvent.click(within(dialog()).getByRole('button', { name: '保存' }))
  for (const { at, error } of [...fields, ...drops]) await within(at).findByText((text) => text.includes(error[0]))

  await act(() => changeLanguage(translator, 'en'))
  for (const { at, name, size } of drops) await drop(at, name, size)
  for (const { at, error } of [...fields, ...drops]) await within(at).findByText((text) => text.includes(error[1]))
  for (const { at, values } of fields) expect(boxes(at).map(({ value }) => value)).toEqual(expect.arrayContaining([...values]))
  expect(sent).toEqual([])
})
