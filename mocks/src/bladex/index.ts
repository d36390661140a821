import { bladeX } from '@jwsk/sdk/profiles'
import { commonAreas } from '../areas'
import { defineArea } from '../engine/area'
import { Refusal } from '../engine/refusal'
import { recentWriteTable, withDebounce } from './debounce'
import { bladeXMenuTable, bladeXTenantPackageTable, bladeXTopMenuTable } from './menus'
import { withDecryptedPasswords } from './passwords'
import { withStatefulTokens } from './sessions'

const { supports, headers = {} } = bladeX({ passwords: 'plain' })

/** Areas of BladeX 4: those of the platform without the calls that its profile does not support. */
export const bladeXAreas = [
  ...commonAreas.map((area) => ({
    ...area,
    mocks: area.mocks
      .filter(({ operation }) => supports?.(operation))
      .map((mock) => withDebounce(withDecryptedPasswords(withStatefulTokens(mock)))),
  })),
  // the last seeds of a table take precedence
  { ...defineArea({}), tables: [bladeXMenuTable, bladeXTopMenuTable, bladeXTenantPackageTable, recentWriteTable] },
]

/** Rejects requests without the headers of the profile, sign-ins included. */
export async function requireHeaders(request: Request): Promise<undefined> {
  for (const [name, value] of Object.entries(headers))
    if (request.headers.get(name) !== value) throw new Refusal(403, `请求被拒绝：缺少请求头 ${name}`, { origin: 'gateway' })
}
