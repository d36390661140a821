import { bizDict, date, dateRange, decimal, money, number, percent, phone, text } from '@jwsk/kit'

/** Parties that sign. */
export const partyFields = { partyA: text(), partyB: text(), contactName: text({ width: 96 }), contactPhone: phone() }

/** Dates of the contract's term. */
export const termFields = { signDate: date(), startDate: dateRange({ to: 'endDate' }), freeDays: number() }

/** Prices and due dates. */
export const priceFields = {
  area: decimal(),
  rentPrice: money(),
  monthRent: money(),
  totalAmount: money(),
  depositAmount: money(),
  propertyFee: money(),
  increaseRate: percent(),
  payCycle: bizDict('pay_cycle'),
  payDay: number(),
}

/** Progress of a contract: reviewed, in force, ended. */
export const progressFields = {
  contractStatus: bizDict('contract_status', { tones: { 0: 'quiet', 1: 'info', 2: 'success', 3: 'warning', 4: 'danger', 5: 'accent' } }),
  auditStatus: bizDict('audit_status', { tones: { 0: 'warning', 1: 'success', 2: 'danger', 3: 'quiet' } }),
  auditRemark: text(),
  terminateDate: date(),
  terminateReason: text(),
}
