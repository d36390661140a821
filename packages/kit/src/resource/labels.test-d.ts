import type { Operation } from '@jwsk/sdk'
import { choice } from '../fields/choice/choice'
import { text } from '../fields/text/text'
import { defineResource } from './define-resource'
import { type acting, type checked, type checkedLater, type margins, order, type packages } from './define-resource.test-d'
import type { LabelsOf } from './model/labels'

export const actingLabels: LabelsOf<typeof acting> = {
  title: '订单',
  record: '订单',
  fields: { plate: '车牌', refundMoney: '退款金额', reason: '原因' },
  actions: { open: '抬杆', refund: '退款', close: '关闭', sync: '同步' },
}

export const silent: LabelsOf<typeof acting> = {
  title: '订单',
  record: '订单',
  fields: { plate: '车牌', refundMoney: '退款金额', reason: '原因' },
  // @ts-expect-error a missing label of an action
  actions: { open: '抬杆', refund: '退款', close: '关闭' },
}

export const labels: LabelsOf<typeof packages> = { title: '产品包', record: '产品包', fields: { packageName: '名称', remark: '备注' } }

// @ts-expect-error a missing label
export const missing: LabelsOf<typeof packages> = { title: '产品包', record: '产品包', fields: { packageName: '名称' } }

export const surplus: LabelsOf<typeof packages> = {
  title: '产品包',
  record: '产品包',
  // @ts-expect-error a label of no field
  fields: { packageName: '名称', remark: '备注', price: '价格' },
}

const listed = defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], form: [] })

// a form without sections needs no labels of sections
export const listedLabels: LabelsOf<typeof listed> = { title: '订单', record: '订单', fields: { plate: '车牌' } }

interface Boat {
  readonly drive: 'sail' | 'motor'
  readonly state: 1 | 2
  readonly engine: string
}
declare const boat: {
  readonly page: Operation<undefined, { readonly records: readonly Boat[]; readonly total: number }>
  readonly repair: Operation<{ readonly part: 'hull' | 'mast' }, undefined>
}
const boats = defineResource({
  api: boat,
  fields: {
    drive: choice({ sail: 'success', motor: 'quiet' }),
    state: choice({ 1: 'success', 2: 'warning' }),
    engine: choice({ 'org.diesel': 'quiet', 'org.steam.v1:b': 'quiet' }),
  },
  columns: ['drive', 'state'],
  row: (action) => [action.form('repair', { api: boat.repair, fields: { part: choice({ hull: 'quiet', mast: 'quiet' }) } })],
})

const boatTexts = {
  title: '船',
  record: '船',
  fields: { drive: '动力', state: '状态', engine: '发动机', part: '部位' },
  actions: { repair: '检修' },
}
const choices = {
  drive: { sail: '帆', motor: '机动' },
  state: { 1: '可租', 2: '检修' },
  part: { hull: '船体', mast: '桅杆' },
  engine: { org_diesel: '柴油机', org_steam_v1_b: '蒸汽机' },
}

export const boatLabels: LabelsOf<typeof boats> = { ...boatTexts, choices }

// @ts-expect-error missing labels of fixed values
export const withoutChoices: LabelsOf<typeof boats> = boatTexts

// @ts-expect-error a missing label of one fixed value
export const withoutMotor: LabelsOf<typeof boats> = { ...boatTexts, choices: { ...choices, drive: { sail: '帆' } } }

const { part: _, ...recordChoices } = choices

// @ts-expect-error missing labels of a field of an action
export const withoutPart: LabelsOf<typeof boats> = { ...boatTexts, choices: recordChoices }

export const withSteam: LabelsOf<typeof boats> = {
  ...boatTexts,
  // @ts-expect-error a label of no fixed value
  choices: { ...choices, drive: { sail: '帆', motor: '机动', steam: '蒸汽' } },
}

const orderTexts = { title: '订单', record: '订单' }

export const checkedLabels: LabelsOf<typeof checked> = {
  ...orderTexts,
  fields: { plate: '车牌', fee: '金额' },
  checks: { unnamed: '缺少车牌', negative: '不能为负' },
}

export const uncheckedLabels: LabelsOf<typeof checked> = {
  ...orderTexts,
  fields: { plate: '车牌', fee: '金额' },
  // @ts-expect-error a missing message of a check
  checks: { unnamed: '缺少车牌' },
}

// @ts-expect-error missing messages of an asynchronous check
export const uncheckedLater: LabelsOf<typeof checkedLater> = { ...orderTexts, fields: { plate: '车牌' } }

export const marginLabels: LabelsOf<typeof margins> = {
  title: '订单',
  record: '订单',
  fields: { plate: '车牌', fee: '费用', margin: '毛利', note: '说明' },
}

export const unlabelled: LabelsOf<typeof margins> = {
  title: '订单',
  record: '订单',
  // @ts-expect-error a missing label of a computed column
  fields: { plate: '车牌', fee: '费用', note: '说明' },
}
