import { type Field, money } from '@jwsk/kit'

const parked = 0

/** An amount that the platform reckons when the car leaves: its zero before that is no amount. */
export function settled(): Field<string | number> {
  const amount = money()
  return {
    ...amount,
    read: (wire, record) => amount.read(record?.orderStatus === parked && Number(wire) === 0 ? undefined : wire, record),
  }
}
