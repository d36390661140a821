/** Group of the three home page lists, which are static and the same for all users. */
const group = { name: '运营中心', link: 'https://yunqihu.example/' }

interface ActivitySeed {
  readonly template: string
  readonly user: string
  readonly project: string
}

const createActivity = (id: number, { template, user, project }: ActivitySeed) => ({
  id: `trend-${id}`,
  template,
  user: { name: user, avatar: 'https://yunqihu.example/avatar.png' },
  project: { name: project, link: 'https://yunqihu.example/' },
  group,
  updatedAt: '2026-01-05',
})

export const activities = [
  createActivity(1, { template: '在 @{group} 新建项目 @{project}', user: '沈言', project: '夜游灯光' }),
  createActivity(2, { template: '在 @{group} 关闭项目 @{project}', user: '乔治理', project: '闸机换代' }),
]

export const news = [
  ['票务', '年票可在小程序续期'],
  ['停车', '北门新增二十四个充电车位'],
  ['游船', '湖心航线本月检修'],
].map(([title, description]) => ({
  title,
  description,
  member: '运营中心',
  logo: 'https://yunqihu.example/logo.png',
  href: 'https://yunqihu.example/',
}))

const avatar = 'https://yunqihu.example/avatar.png'

export const messages = [
  { id: '000000001', type: 'notification', title: '新的周报待阅', datetime: '2026-01-05', avatar },
  { id: '000000002', type: 'notification', title: '排班表已更新', datetime: '2026-01-05', avatar },
  { id: '000000003', type: 'message', title: '沈言提到了你', description: '码头值守', datetime: '2026-01-04', clickClose: 'true', avatar },
  { id: '000000004', type: 'message', title: '乔治理回复了你', description: '已安排', datetime: '2026-01-04', clickClose: 'true', avatar },
  { id: '000000005', type: 'event', title: '码头巡检', description: '须在今日 20:00 前完成', extra: '未开始', status: 'todo' },
]
