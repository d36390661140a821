import type { Random } from '../../engine/world/random'

export interface Device {
  readonly deviceId: string
  readonly platform: number
  readonly brand: string
  readonly model: string
  readonly osVersion: string
  readonly appVersion: string
  readonly channel: string
}

const phones = [
  [1, 'HUAWEI', ['NOH-AN00', 'ALN-AL00', 'BRA-AL00'], 'HarmonyOS 4.2', 'huawei'],
  [1, 'Xiaomi', ['23127PN0CC', '24031PN0DC'], 'Android 14', 'xiaomi'],
  [1, 'OPPO', ['PHZ110', 'PKB110'], 'Android 14', 'oppo'],
  [1, 'vivo', ['V2309A', 'V2366GA'], 'Android 13', 'vivo'],
  [1, 'HONOR', ['BVL-AN16', 'MAA-AN00'], 'Android 14', 'honor'],
  [2, 'Apple', ['iPhone15,2', 'iPhone16,1', 'iPhone14,5'], 'iOS 18.1', 'appstore'],
] as const

const versions = ['2.4.0', '2.4.0', '2.4.0', '2.3.1', '2.3.0']

export function createDevice(random: Random): Device {
  const [platform, brand, models, osVersion, channel] = random.pick(phones)
  const deviceId = Array.from({ length: 16 }, () => random.between(0, 15).toString(16)).join('')
  return { deviceId, platform, brand, model: random.pick<string>(models), osVersion, appVersion: random.pick(versions), channel }
}
