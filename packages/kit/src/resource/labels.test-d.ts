import { text } from '../fields/text/text'
import { defineResource } from './define-resource'
import { type acting, order, type packages } from './define-resource.test-d'
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
