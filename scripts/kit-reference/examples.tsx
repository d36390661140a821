// examples of declaration keys and actions; compiled with the repository and cut into the reference of the kit
import {
  bizDict,
  type CellSlotProps,
  code,
  date,
  dateTime,
  decimal,
  defineResource,
  dependentsIn,
  dict,
  type FormSlotProps,
  money,
  number,
  reference,
  relatedTo,
  Tag,
  text,
  textarea,
} from '@jwsk/kit'
import {
  type ParkingLotOrder,
  parkingLot,
  parkingLotOrder,
  type ShopContract,
  type ShopContractDraft,
  scenicSpot,
  shop,
  shopContract,
  shopPayment,
  waterSportTicket,
} from '@jwsk/sdk/biz'
import { otaPlatform } from '@jwsk/sdk/dp'
import { dept, post, region, user } from '@jwsk/sdk/system'

declare const views: {
  readonly prices: () => Promise<{ default: () => null }>
  readonly contractForm: () => Promise<{ default: (props: FormSlotProps<ShopContract, ShopContractDraft>) => null }>
  readonly stats: () => Promise<{ default: () => null }>
}

const AmountCell = ({ row, children }: CellSlotProps<ParkingLotOrder>) =>
  row.payStatus === 2 ? <Tag tone="quiet">{children}</Tag> : children

export const orders = defineResource({
  api: parkingLotOrder,
  permission: 'parking_lot_order',
  fields: {
    orderNo: text(),
    parkingLotId: reference(parkingLot, 'lotName', { nameField: 'lotName' }),
    enterTime: dateTime(),
    totalAmount: money(),
    payAmount: money(),
  },
  columns: ['orderNo', 'parkingLotId', 'enterTime', 'payAmount', 'discount'],
  computedColumns: {
    discount: { field: money(), from: ({ totalAmount = 0, payAmount = 0 }) => (Number(totalAmount) - Number(payAmount)).toFixed(2) },
  },
  calendar: { from: 'enterTime', title: 'orderNo' },
  search: ['orderNo', 'parkingLotId'],
  range: ['enterTime'],
  sortable: ['payAmount'],
  sort: { enterTime: 'desc' },
  highlights: ['payAmount', 'totalAmount'],
  cells: { payAmount: AmountCell },
  stats: views.stats,
  row: (action) => [
    action('close', {
      permission: 'parking_lot_order_close',
      when: ({ orderStatus }) => orderStatus === 0,
      run: ({ id }, { client }) => client.call(parkingLotOrder.close, { id }),
    }),
    action.form('pay', {
      permission: 'parking_lot_order_pay',
      when: ({ orderStatus }) => orderStatus === 1,
      api: parkingLotOrder.pay,
      fields: { payWay: bizDict('pay_way'), discountAmount: money() },
      extraInput: ({ id }) => ({ id }),
    }),
    action.view('prices', { size: 'large', view: views.prices }),
    action.navigate('lot', { to: ({ parkingLotId }) => `/biz/parkingLot?id=${encodeURIComponent(parkingLotId ?? '')}` }),
  ],
})

export const contracts = defineResource({
  api: shopContract,
  fields: {
    contractName: text(),
    signDate: date(),
    startDate: date(),
    area: decimal(),
    rentPrice: money(),
    monthRent: money(),
    depositAmount: money(),
    remark: textarea(),
  },
  columns: ['contractName', 'startDate', 'monthRent'],
  form: {
    basic: ['contractName', 'signDate', 'startDate'],
    price: ['area', 'rentPrice', 'monthRent', 'depositAmount', 'remark'],
  },
  steps: true,
  timeline: { from: 'signDate', to: 'startDate' },
  visibleWhen: { depositAmount: ({ rentPrice }) => Number(rentPrice ?? 0) > 0 },
  check: ({ signDate = '', startDate = '' }, { say }) => (startDate < signDate ? { startDate: say('startBeforeSign') } : undefined),
  compute: { monthRent: { value: ({ area = 0, rentPrice = 0 }) => (Number(area) * Number(rentPrice)).toFixed(2), send: true } },
  actions: { edit: ({ contractStatus }) => contractStatus === 0, delete: 'undo' },
  related: [relatedTo(shopPayment, 'contractId', '/biz/shopPayment')],
  Form: views.contractForm,
})

export const posts = defineResource({
  api: post,
  permission: 'post',
  fields: { postName: text(), postCode: code(), category: dict('post_category') },
  columns: ['postCode', 'postName', 'category'],
  displayName: 'postName',
  form: ['postName', 'postCode', 'category'],
  bulkEdit: ['category'],
  inline: ['category'],
  board: { by: 'category', move: 'submit' },
  pageSize: 50,
})

export const depts = defineResource({
  api: { ...dept, list: dept.lazyList },
  fields: { deptName: text() },
  columns: ['deptName'],
  tree: { parent: 'parentId', load: 'lazy' },
  dependents: dependentsIn(user.page, 'deptId'),
})

export const regions = defineResource({
  api: { list: region.lazyList },
  key: 'code',
  fields: { name: text(), code: code() },
  columns: ['name', 'code'],
})

export const tickets = defineResource({
  api: waterSportTicket,
  fields: { ticketName: text() },
  columns: ['ticketName'],
  form: ['ticketName'],
  bulk: (action) => [
    action.batch('sync', {
      api: waterSportTicket.syncOta,
      choice: { name: 'otaPlatformId', from: otaPlatform.select, input: { status: 1 }, label: 'platformName' },
    }),
  ],
})

export const shops = defineResource({
  api: shop,
  fields: { shopName: text() },
  columns: ['shopName'],
  toolbar: (action) => [
    action.import('import', { permission: 'shop_import', api: shop.import, template: shop.exportTemplate, overwriteField: 'isCovered' }),
  ],
})

export const lots = defineResource({
  api: parkingLot,
  fields: { lotName: text() },
  columns: ['lotName'],
  row: (action) => [...action.enableDisable(parkingLot.changeStatus)],
  toolbar: (action) => [action.importEntity(parkingLot)],
})

export const spots = defineResource({
  api: scenicSpot,
  fields: { spotName: text(), sort: number() },
  columns: ['spotName', 'sort'],
  sortRows: scenicSpot.sort,
  row: (action) => [action.reorder(scenicSpot.sort)],
})
