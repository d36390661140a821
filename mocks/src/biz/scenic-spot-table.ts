import type { ScenicSpot } from '@jwsk/sdk/biz'
import { timeBefore } from './clock'
import { type Held, held, seededTable } from './held'
import { paragraph, picture, pictures } from './pictures'

export type ScenicSpotRow = Held<ScenicSpot>

type Seed = readonly [
  name: string, code: string, level: number, type: number, regionCode: string, address: string,
  coordinates: readonly [number, number], price: string, scene: Parameters<typeof picture>[0], summary: string,
]

/** The operator's scenic spots; the last one is closed to visitors. */
const spots: readonly Seed[] = [
  ['云栖湖核心景区', 'YQH', 5, 1, '330106', '杭州市西湖区云栖湖路 1 号', [120.0921, 30.1986], '80.00', 'lake', '十里湖岸、三座长堤与湖心亭，四季皆可游湖赏景。'],
  ['竹径古村', 'ZJ', 4, 2, '330106', '杭州市西湖区竹径路 66 号', [120.0853, 30.2045], '40.00', 'village', '明清民居保存完好，竹林环抱，适合半日慢游。'],
  ['梅岭茶园', 'ML', 3, 1, '330106', '杭州市西湖区梅岭南路 18 号', [120.1034, 30.2117], '25.00', 'tea', '千亩茶园与制茶工坊，春季可体验采茶。'],
  ['龙池峡谷', 'LC', 4, 1, '330112', '杭州市临安区龙池村 3 号', [119.6247, 30.3312], '65.00', 'canyon', '落差百米的瀑布群与玻璃栈道，夏季漂流胜地。'],
  ['云顶花海', 'YD', 3, 1, '330111', '杭州市富阳区云顶山路 9 号', [119.8834, 30.0721], '45.00', 'flowers', '海拔六百米的高山花海，四季轮换十余种花卉。'],
  ['湖心岛度假区', 'HXD', 4, 4, '330127', '杭州市淳安县湖心岛 1 号', [119.0412, 29.6098], '120.00', 'island', '乘船登岛，住湖景木屋，享岛上骑行与露营。'],
  ['童话水世界', 'THS', 4, 3, '330109', '杭州市萧山区水世界大道 100 号', [120.2631, 30.1512], '180.00', 'boat', '造浪池、滑道与亲子戏水区，夏季夜场开放。'],
  ['望江古塔', 'WJ', 3, 2, '330102', '杭州市上城区望江路 28 号', [120.1812, 30.2367], '20.00', 'tower', '七层砖塔临江而立，登顶可望江潮。'],
  ['溪山湿地公园', 'XS', 4, 1, '330110', '杭州市余杭区溪山路 200 号', [120.0132, 30.3021], '50.00', 'lake', '河港交错的城郊湿地，观鸟与摇橹船游线。'],
  ['石门洞天', 'SM', 3, 1, '330122', '杭州市桐庐县石门村 5 号', [119.6921, 29.7934], '55.00', 'canyon', '喀斯特溶洞与地下暗河，恒温十八度。'],
  ['南岸非遗街区', 'NA', 3, 2, '330108', '杭州市滨江区南岸街 12 号', [120.2112, 30.2078], '15.00', 'village', '二十余项非遗工坊，可看可学可带走。'],
  ['星野露营地', 'XY', 0, 4, '330112', '杭州市临安区星野路 7 号', [119.7233, 30.2345], '98.00', 'flowers', '远离城市灯光的观星营地，冬季休整。'],
]

export const scenicSpotTable = seededTable<ScenicSpotRow>('scenicSpot', (world) =>
  spots.map(([spotName, spotCode, spotLevel, spotType, regionCode, address, [longitude, latitude], minPrice, scene, summary], index) => ({
    ...held(world, 'scenicSpot', index)(timeBefore(world, 700 - index * 11)),
    spotName, spotCode, spotLevel, spotType, regionCode, address, longitude, latitude, minPrice, summary,
    openTime: spotType === 2 ? '08:30-17:30' : '08:00-18:00',
    coverImage: picture(scene, index),
    status: index === spots.length - 1 ? 0 : 1,
    bestSeason: ['春季', '夏季', '秋季', '四季皆宜'][index % 4] ?? '四季皆宜',
    visitHours: `${2 + (index % 3)}.0`,
    maxCapacity: 3000 + index * 900,
    dayCapacity: 5000 + index * 1200,
    contactPhone: `0571-8765${String(4300 + index)}`,
    images: pictures(scene, [index, index + 20, index + 40]),
    content: paragraph(summary) + paragraph('景区内设有游客中心、母婴室与无障碍通道，节假日请提前预约。'),
    notice: paragraph('请凭预约二维码与身份证入园；雨雪天气部分区域可能临时关闭。'),
    sort: index + 1,
  })),
)
