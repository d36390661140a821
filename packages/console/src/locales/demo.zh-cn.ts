/** What only a demo says. */
const texts = {
  demo: {
    label: '演示账号',
    hint: '点击填入，再按登录',
    admin: '超级管理员',
    tenantAdmin: '租户管理员',
    cashier: '收银员（只退款）',
    auditor: '审计员（只读）',
    property: '物业人员',
    phone: '可接收验证码的手机：',
    reset: '恢复演示数据',
    done: '演示数据已恢复',
  },
}

export default texts
