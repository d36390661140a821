// pages of the site: the guide in two languages, READMEs of the repository as reference
/** Sections of the guide; a page is `guide/<name>.md` and `en/guide/<name>.md`. */
export const guide = [
  {
    title: { zh: 'SDK', en: 'SDK' },
    pages: [
      { name: 'first-call', zh: '第一次调用', en: 'First call' },
      { name: 'sessions', zh: '会话', en: 'Sessions' },
      { name: 'errors', zh: '错误', en: 'Errors' },
      { name: 'own-service', zh: '调用自己的服务', en: 'Your own service' },
    ],
  },
  {
    title: { zh: '控制台', en: 'Console' },
    pages: [
      { name: 'screen', zh: '写一个页面', en: 'A screen' },
      { name: 'plugin', zh: '写一个插件', en: 'A plugin' },
      { name: 'approvals', zh: '审批流程', en: 'Approvals' },
      { name: 'theme', zh: '加一个主题', en: 'A theme' },
      { name: 'language', zh: '加一种语言', en: 'A language' },
      { name: 'testing', zh: '测试', en: 'Testing' },
    ],
  },
  {
    title: { zh: '上线', en: 'Operation' },
    pages: [
      { name: 'deployment', zh: '部署', en: 'Deployment' },
      { name: 'identity-providers', zh: '第三方登录', en: 'Identity providers' },
      { name: 'springblade', zh: 'SpringBlade', en: 'SpringBlade' },
      { name: 'security', zh: '安全', en: 'Security' },
      { name: 'from-avue', zh: '从 Saber 与 Avue 迁移', en: 'From Saber and Avue' },
    ],
  },
]

/** READMEs that the site shows in full, in English; a page is `reference/<name>.md` and includes its source. */
export const reference = [
  { name: 'sdk', title: '@jwsk/sdk', source: 'packages/sdk/README.md' },
  { name: 'kit', title: '@jwsk/kit', source: 'packages/kit/README.md' },
  { name: 'codegen', title: '@jwsk/codegen', source: 'packages/codegen/README.md' },
  { name: 'create-plugin', title: 'create-jwsk-plugin', source: 'packages/create-jwsk-plugin/README.md' },
  { name: 'console', title: 'Console: config.json', source: 'packages/console/README.md' },
  { name: 'contract-check', title: '@jwsk/contract-check', source: 'packages/contract-check/README.md' },
  { name: 'mocks', title: 'Mock platform', source: 'mocks/README.md' },
  { name: 'delivery', title: 'Delivery: nginx', source: 'deploy/README.md' },
  { name: 'faults', title: 'Faults', source: 'packages/sdk/docs/faults.md' },
  { name: 'contributing', title: 'Contributing', source: 'CONTRIBUTING.md' },
]
