/** Regions that the seeds of other tables name: `code name` pairs of the national divisions. */
export const seedRegionList =
  '00 中华人民共和国,33 浙江省,3301 杭州市,330102 上城区,330105 拱墅区,330106 西湖区,330108 滨江区,330109 萧山区,330110 余杭区,330111 富阳区,330112 临安区,330113 临平区,330114 钱塘区,330122 桐庐县,330127 淳安县,330182 建德市'

/** Removes the zeros with which the list pads provinces and cities. */
const shortenCode = (code: string) => code.replace(/^(\d{2})0000$|^(\d{4})00$/, '$1$2')

/** Loads every province, city and county on demand, because the list is large. */
export async function loadNationalRegions(): Promise<string> {
  const { areaList } = await import('@vant/area-data')
  return Object.values(areaList)
    .flatMap((level) => Object.entries(level).map(([code, name]) => `${shortenCode(code)} ${name}`))
    .join(',')
}
