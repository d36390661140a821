/** Customer of the operator, to test the separation of tenants. */
export const secondTenant = {
  tenantId: '204817',
  name: '青岚山风景区',
  fullName: '青岚山风景区管理有限公司',
  /** Menu groups of its package. */
  menuGroups: ['scenic', 'content', 'trade', 'park', 'iot'],
  admin: { account: 'admin', password: 'admin123', realName: '岑青岚' },
} as const

/** Position of its rows among the seeded ids of every table. */
export const secondTenantRow = 900
