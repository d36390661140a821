/** A customer of the operator, so that two tenants can be told apart. */
export const secondTenant = {
  tenantId: '204817',
  name: '青岚山风景区',
  fullName: '青岚山风景区管理有限公司',
  /** What its package sells. */
  menuGroups: ['scenic', 'content', 'trade', 'park', 'iot'],
  admin: { account: 'admin', password: 'admin123', realName: '岑青岚' },
} as const

/** Where its rows stand among the seeded ids of every table. */
export const secondTenantRow = 900
