import { loadNationalRegions, seedRegionList } from '../../seed/regions'
import { getRegionLevel, getParentCode } from '../../system/configuration/region-table'

const names = ['country', 'province', 'city', 'district'] as const
const country = '00'

interface Division {
  readonly code: string
  readonly name: string
}

/** The divisions from the province down to a code's own. */
const lineOf = (code: string) => [2, 4, 6].filter((length) => length <= code.length).map((length) => code.slice(0, length))

function rowsOf(list: string) {
  const divisions: Division[] = list.split(',').map((entry) => {
    const [code = '', name = ''] = entry.split(' ')
    return { code, name }
  })
  const nameOf = new Map(divisions.map(({ code, name }) => [code, name]))
  return divisions.map(({ code, name }) => {
    const line = code === country ? [] : lineOf(code)
    return {
      id: code,
      code,
      name,
      parentCode: code === country ? '0' : getParentCode(code),
      ancestors: code === country ? '0' : [country, ...line.slice(0, -1)].join(','),
      level: getRegionLevel(code),
      sort: Number(code.slice(-2)),
      ...Object.fromEntries(
        line.flatMap((part, index) => [
          [`${names[index + 1]}Code`, part],
          [`${names[index + 1]}Name`, nameOf.get(part) ?? ''],
        ]),
      ),
    }
  })
}

export const regionSeeds = () => rowsOf(seedRegionList)

/** All of them; the list is heavy, so it is loaded when somebody asks for it. */
export const nationalRegions = async () => rowsOf(await loadNationalRegions())
