import type { Stored, TableKey } from '../../engine/world/table'
import { userTable } from '../../system/organisation/user-table'
import { cameraConfigTable } from '../camera/camera-config-table'
import { cameraInfoTable } from '../camera/camera-info-table'
import { consultPhoneTable } from '../content/consult-phone-table'
import { feedbackExtTable, feedbackTable } from '../content/feedback-table'
import { navigationPointTable } from '../content/navigation-point-table'
import { facilityRepairTable, facilityTable } from '../facility/facility-table'
import { invoiceApplyTable } from '../invoice/invoice-apply-table'
import { invoiceTitleTable } from '../invoice/invoice-title-table'
import { orderEventTable } from '../member/order-event-table'
import { orderTicketTable } from '../member/order-ticket-table'
import { userCarNumberTable } from '../member/user-car-number-table'
import { userOrderTable } from '../member/user-order-table'
import { otaPlatformTable } from '../ota/ota-platform-table'
import { otaPlatformTicketTable, ticketKind } from '../ota/ota-platform-ticket-table'
import { parkingLotOrderTable } from '../parking/parking-lot-order-table'
import { parkingLotReserveTable } from '../parking/parking-lot-reserve-table'
import { parkingLotTable } from '../parking/parking-lot-table'
import { parkingLotWhitelistTable } from '../parking/parking-lot-whitelist-table'
import { productCategoryTable, productTable } from '../product/product-table'
import { attractionsTable } from '../scenic/attractions-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { scenicSpotTicketTable } from '../scenic/scenic-spot-ticket-table'
import { shopApplyTable } from '../shop/shop-apply-table'
import { shopContractTable } from '../shop/shop-contract-table'
import { shopDetailTable } from '../shop/shop-detail-table'
import { shopPaymentTable } from '../shop/shop-payment-table'
import { shopTable } from '../shop/shop-table'
import { tourGuideTable } from '../tour/tour-guide-table'
import { tourRouteTable } from '../tour/tour-route-table'
import { waterSportTable } from '../water-sports/water-sport-table'
import { waterSportTicketTable } from '../water-sports/water-sport-ticket-table'

/** A column whose ids, comma-joined where there are several, name rows of another table. */
export interface Reference {
  readonly from: TableKey<Stored>
  readonly field: string
  readonly to: TableKey<Stored>
  /** The rows are parts of what they refer to, and go with it; others keep it from being removed. */
  readonly part?: true
  /** Which rows refer to this table, where the column may mean several. */
  readonly when?: (row: object) => boolean
}

const to = (target: TableKey<Stored>, ...from: readonly (readonly [table: TableKey<Stored>, field: string])[]): readonly Reference[] =>
  from.map(([table, field]) => ({ from: table, field, to: target }))

/** Parts go with the row that they belong to. */
const partsOf = (target: TableKey<Stored>, ...from: readonly (readonly [table: TableKey<Stored>, field: string])[]): readonly Reference[] =>
  to(target, ...from).map((reference) => ({ ...reference, part: true }))

/** A column that means one table or another, by what a second column says. */
const either = (
  from: TableKey<Stored>,
  [field, by]: readonly [field: string, by: string],
  targets: Readonly<Record<number, TableKey<Stored>>>,
): readonly Reference[] =>
  Object.entries(targets).map(([value, target]) => ({ from, field, to: target, when: (row) => String(Reflect.get(row, by)) === value }))

/** Who refers to whom: checked on every save, held by every removal, and the map of the whole seeded world. */
export const references: readonly Reference[] = [
  ...to(
    userTable,
    [parkingLotOrderTable, 'userId'],
    [parkingLotReserveTable, 'userId'],
    [userOrderTable, 'userId'],
    [invoiceTitleTable, 'userId'],
    [invoiceApplyTable, 'userId'],
    [feedbackTable, 'userId'],
    [userCarNumberTable, 'userId'],
  ),
  ...to(
    scenicSpotTable,
    [parkingLotTable, 'scenicSpotId'],
    [attractionsTable, 'scenicSpotId'],
    [scenicSpotTicketTable, 'scenicSpotId'],
    [scenicSpotTicketTable, 'comboSpotIds'],
    [waterSportTable, 'scenicSpotId'],
    [tourGuideTable, 'serviceArea'],
    [tourRouteTable, 'spotIds'],
    [consultPhoneTable, 'scenicSpotId'],
    [navigationPointTable, 'scenicSpotId'],
    [facilityTable, 'scenicSpotId'],
    [cameraInfoTable, 'scenicSpotId'],
  ),
  ...to(
    parkingLotTable,
    [parkingLotOrderTable, 'parkingLotId'],
    [parkingLotReserveTable, 'parkingLotId'],
    [parkingLotWhitelistTable, 'parkingLotId'],
    [cameraInfoTable, 'parkingLotId'],
  ),
  ...to(shopTable, [shopApplyTable, 'shopId'], [shopContractTable, 'shopId'], [shopPaymentTable, 'shopId'], [shopDetailTable, 'shopId']),
  ...to(shopApplyTable, [shopContractTable, 'applyId']),
  ...to(shopContractTable, [shopPaymentTable, 'contractId'], [shopContractTable, 'renews']),
  ...to(waterSportTable, [waterSportTicketTable, 'waterSportId']),
  ...to(tourGuideTable, [tourRouteTable, 'guideId']),
  ...to(otaPlatformTable, [otaPlatformTicketTable, 'otaPlatformId'], [userOrderTable, 'otaPlatformId']),
  ...either(otaPlatformTicketTable, ['ticketId', 'ticketKind'], {
    [ticketKind.scenic]: scenicSpotTicketTable,
    [ticketKind.water]: waterSportTicketTable,
  }),
  ...either(userOrderTable, ['productId', 'orderType'], {
    1: scenicSpotTicketTable,
    2: waterSportTicketTable,
    4: tourRouteTable,
    5: tourGuideTable,
  }),
  ...to(cameraConfigTable, [cameraInfoTable, 'cameraConfigId']),
  ...to(productCategoryTable, [productTable, 'categoryId']),
  ...partsOf(feedbackTable, [feedbackExtTable, 'feedbackId']),
  ...partsOf(facilityTable, [facilityRepairTable, 'facilityId']),
  ...partsOf(userOrderTable, [orderTicketTable, 'orderId'], [orderEventTable, 'orderId']),
]
