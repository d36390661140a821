import type { MenuSeed } from './menu-seed'

const createEntry = (code: string, name: string, ...[path, source]: readonly [path: string, source: string]): MenuSeed => ({
  code: `front_${code}`,
  name,
  path,
  source: `pi pi-${source}`,
})

/** Menu of the visitors' app. */
export const frontMenus: readonly MenuSeed[] = [
  createEntry('home', '首页', '/pages/home', 'home'),
  {
    ...createEntry('play', '游玩', '/pages/play', 'map'),
    children: [
      createEntry('scenic', '景区门票', '/pages/play/scenic', 'ticket'),
      createEntry('water', '水上项目', '/pages/play/water', 'compass'),
      createEntry('route', '线路与导游', '/pages/play/route', 'directions'),
    ],
  },
  {
    ...createEntry('park', '停车', '/pages/park', 'car'),
    children: [
      createEntry('lots', '找车位', '/pages/park/lots', 'map-marker'),
      createEntry('reserve', '预约车位', '/pages/park/reserve', 'calendar'),
      createEntry('pay', '停车缴费', '/pages/park/pay', 'wallet'),
    ],
  },
  {
    ...createEntry('mine', '我的', '/pages/mine', 'user'),
    children: [
      createEntry('orders', '我的订单', '/pages/mine/orders', 'shopping-bag'),
      createEntry('cars', '我的车辆', '/pages/mine/cars', 'id-card'),
      createEntry('invoice', '开具发票', '/pages/mine/invoice', 'file'),
    ],
  },
]
