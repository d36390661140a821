import type { Random } from '../../engine/world/random'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '0123456789'
// most visitors come from the province and its neighbours
const provinces = '浙浙浙浙浙浙浙沪沪苏苏苏皖赣闽鄂京粤'

export interface Car {
  readonly plateNo: string
  readonly plateColor: number
  readonly carType: number
}

/** Creates a car with a plate of its type: green plates are longer and begin with D or F. */
export function createCar(random: Random): Car {
  const dice = random.between(1, 100)
  const region = random.pick([...provinces]) + letters.charAt(random.between(0, 8))
  const createMixedText = (length: number) =>
    Array.from({ length }, () => (random.between(1, 4) === 1 ? random.pick([...letters]) : random.pick([...digits]))).join('')
  if (dice <= 28)
    return {
      plateNo: `${region}${random.pick(['D', 'F'])}${createMixedText(1)}${Array.from({ length: 4 }, () => random.pick([...digits])).join('')}`,
      plateColor: 3,
      carType: 4,
    }
  if (dice <= 34) return { plateNo: region + createMixedText(5), plateColor: 2, carType: 3 }
  return { plateNo: region + createMixedText(5), plateColor: 1, carType: dice <= 40 ? 2 : 1 }
}

/** Masks a plate as `浙A8***6`, because public screens must not show whole plates. */
export const maskPlate = (plateNo: string): string => `${plateNo.slice(0, 3)}***${plateNo.slice(-1)}`
