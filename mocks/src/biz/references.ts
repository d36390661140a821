import type { Stored, TableKey } from '../engine/table'
import { userTable } from '../system/user-table'
import { attractionsTable } from './attractions-table'
import { cameraConfigTable } from './camera-config-table'
import { cameraInfoTable } from './camera-info-table'
import { consultPhoneTable } from './consult-phone-table'
import { facilityRepairTable, facilityTable } from './facility-table'
import { feedbackExtTable, feedbackTable } from './feedback-table'
import { invoiceApplyTable } from './invoice-apply-table'
import { invoiceTitleTable } from './invoice-title-table'
import { navigationPointTable } from './navigation-point-table'
import { orderEventTable } from './order-event-table'
import { orderTicketTable } from './order-ticket-table'
import { otaPlatformTable } from './ota-platform-table'
import { otaPlatformTicketTable, ticketKind } from './ota-platform-ticket-table'
import { parkingLotOrderTable } from './parking-lot-order-table'
import { parkingLotReserveTable } from './parking-lot-reserve-table'
import { parkingLotTable } from './parking-lot-table'
import { parkingLotWhitelistTable } from './parking-lot-whitelist-table'
import { productCategoryTable, productTable } from './product-table'
import { scenicSpotTable } from './scenic-spot-table'
import { scenicSpotTicketTable } from './scenic-spot-ticket-table'
import { shopApplyTable } from './shop-apply-table'
import { shopContractTable } from './shop-contract-table'
import { shopDetailTable } from './shop-detail-table'
import { shopPaymentTable } from './shop-payment-table'
import { shopTable } from './shop-table'
import { tourGuideTable } from './tour-guide-table'
import { tourRouteTable } from './tour-route-table'
import { userCarNumberTable } from './user-car-number-table'
import { userOrderTable } from './user-order-table'
import { waterSportTable } from './water-sport-table'
import { waterSportTicketTable } from './water-sport-ticket-table'

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
