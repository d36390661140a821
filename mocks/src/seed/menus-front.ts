import type { MenuSeed } from './menu-seed'

const entry = (code: string, name: string, ...[path, source]: readonly [path: string, source: string]): MenuSeed => ({
  code: `front_${code}`,
  name,
  path,
  source: `pi pi-${source}`,
})

/** Menu of the visitors' app. */
export const frontMenus: readonly MenuSeed[] = [
  entry('home', '首页', '/pages/home', 'home'),
  {
    ...entry('play', '游玩', '/pages/play', 'map'),
    children: [
      entry('scenic', '景区门票', '/pages/play/scenic', 'ticket'),
      entry('water', '水上项目', '/pages/play/water', 'compass'),
      entry('route', '线路与导游', '/pages/play/route', 'directions'),
    ],
  },
  {
    ...entry('park', '停车', '/pages/park', 'car'),
    children: [
      entry('lots', '找车位', '/pages/park/lots', 'map-marker'),
      entry('reserve', '预约车位', '/pages/park/reserve', 'calendar'),
      entry('pay', '停车缴费', '/pages/park/pay', 'wallet'),
    ],
  },
  {
    ...entry('mine', '我的', '/pages/mine', 'user'),
    children: [
      entry('orders', '我的订单', '/pages/mine/orders', 'shopping-bag'),
      entry('cars', '我的车辆', '/pages/mine/cars', 'id-card'),
      entry('invoice', '开具发票', '/pages/mine/invoice', 'file'),
    ],
  },
]
