import type { Call } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { getToday } from '../shared/clock'
import { patchRow } from '../shared/entity-mocks'
import { applyStatus, shopApplyTable } from './shop-apply-table'
import { contractStatus, type ShopContractRow, shopContractTable } from './shop-contract-table'
import { paymentStatus, shopPaymentTable } from './shop-payment-table'
import { shopStatus, shopTable } from './shop-table'

const binding: readonly number[] = [contractStatus.signed, contractStatus.active]

const setContractStatus = (world: World, row: ShopContractRow, status: number) =>
  world.table(shopContractTable).put({ ...row, contractStatus: status })

function assignShop(world: World, shopId: string, contract: ShopContractRow | undefined) {
  const shop = world.table(shopTable).get(shopId)
  if (!shop) return
  const taken = {
    status: shopStatus.let,
    merchantName: contract?.partyB ?? '',
    managerName: contract?.contactName ?? '',
    managerPhone: contract?.contactPhone ?? '',
  }
  world.table(shopTable).put({ ...shop, ...taken, ...(contract ? {} : { status: shopStatus.vacant }) })
}

/** Starts and ends contracts whose date has come, together with their shops. */
export function advanceContracts({ world }: Pick<Call, 'world'>) {
  const date = getToday(world)
  const rows = world.table(shopContractTable)
  for (const row of rows.all()) {
    if (row.contractStatus === contractStatus.active && row.endDate < date) {
      setContractStatus(world, row, contractStatus.ended)
      assignShop(world, row.shopId, undefined)
    }
  }
  for (const row of rows.all()) {
    if (row.contractStatus !== contractStatus.signed || row.startDate > date) continue
    const before = row.renews ? rows.get(row.renews) : undefined
    if (before) setContractStatus(world, before, contractStatus.renewed)
    setContractStatus(world, row, contractStatus.active)
    assignShop(world, row.shopId, row)
  }
}

/** Throws if the shop is already let in that period; `field` names the date in the error. */
export function assertNoOverlap(world: World, row: ShopContractRow, field?: string) {
  const other = world
    .table(shopContractTable)
    .find(
      (contract) =>
        contract.id !== row.id &&
        contract.shopId === row.shopId &&
        binding.includes(contract.contractStatus) &&
        contract.startDate <= row.endDate &&
        row.startDate <= contract.endDate,
    )
  if (other) throw businessError(`${field ? `${field}:` : ''}与合同${other.contractNo}的租期重叠`)
}

/** Signs a contract, which is in force from its first day, and completes its application. */
export function signContract(call: Call, row: ShopContractRow) {
  const apply = row.applyId ? call.world.table(shopApplyTable).get(row.applyId) : undefined
  if (apply) patchRow(call, shopApplyTable, { id: apply.id, auditStatus: applyStatus.signed })
}

/** Frees the shop and voids payments that fall due later. */
export function terminateContract(call: Call, row: ShopContractRow, terminateDate: string) {
  assignShop(call.world, row.shopId, undefined)
  const open: readonly number[] = [paymentStatus.open, paymentStatus.overdue]
  for (const payment of call.world.table(shopPaymentTable).all())
    if (payment.contractId === row.id && payment.periodStart > terminateDate && open.includes(payment.payStatus))
      patchRow(call, shopPaymentTable, { id: payment.id, payStatus: paymentStatus.waived, remark: '合同终止，账期作废' })
}
