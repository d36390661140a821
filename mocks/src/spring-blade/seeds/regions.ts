import { loadNationalRegions, seedRegionList } from '../../seed/regions'
import { getParentCode, getRegionLevel } from '../../system/configuration/region-table'

const names = ['country', 'province', 'city', 'district'] as const
const country = '00'

interface Division {
  readonly code: string
  readonly name: string
}

/** Returns the codes of the divisions from the province down to the code itself. */
const getLineage = (code: string) => [2, 4, 6].filter((length) => length <= code.length).map((length) => code.slice(0, length))

function parseRows(list: string) {
  const divisions: Division[] = list.split(',').map((entry) => {
    const [code = '', name = ''] = entry.split(' ')
    return { code, name }
  })
  const nameByCode = new Map(divisions.map(({ code, name }) => [code, name]))
  return divisions.map(({ code, name }) => {
    const line = code === country ? [] : getLineage(code)
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
          [`${names[index + 1]}Name`, nameByCode.get(part) ?? ''],
        ]),
      ),
    }
  })
}

export const createRegionSeeds = () => parseRows(seedRegionList)

/** Loads all regions on demand, because the list is large. */
export const nationalRegions = async () => parseRows(await loadNationalRegions())
