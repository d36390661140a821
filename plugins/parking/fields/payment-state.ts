import { bizDict, type Field, money } from '@jwsk/kit'

const [parked, unpaid] = [0, 0]

/** Creates the field for an amount that is computed when the car leaves; the zero before that counts as empty. */
export function isSettled(): Field<string | number> {
  const amount = money()
  return {
    ...amount,
    parse: (wire, record) => amount.parse(record?.orderStatus === parked && Number(wire) === 0 ? undefined : wire, record),
  }
}

/** Creates the field for the payment status of a stay; nothing is due before the car leaves. */
export function payment(): Field<number> {
  const status = bizDict('pay_status', { tones: { 0: 'warning', 1: 'success', 2: 'info', 3: 'quiet', 4: 'info', 9: 'quiet' } })
  return {
    ...status,
    parse: (wire, record) => status.parse(record?.orderStatus === parked && wire === unpaid ? undefined : wire, record),
  }
}
