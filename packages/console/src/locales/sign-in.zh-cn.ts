/** What the page before the sign-in says. */
const texts = {
  title: '管理系统',
  login: {
    heading: '登录',
    welcome: '文旅景区与物业运营的一站式管理后台',
    points: { visitors: '景区、停车与票务，一屏掌握', shops: '商铺、租赁与物业，全程在线', safe: '分级授权，多租户数据隔离' },
    tenantId: '租户编号',
    username: '用户名',
    password: '密码',
    captcha: '验证码',
    usernameHint: '请输入用户名',
    passwordHint: '请输入密码',
    captchaHint: '不区分大小写',
    submit: '登录',
    submitting: '正在登录…',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    capsLock: '大写锁定已打开',
    refreshCaptcha: '看不清？换一张验证码',
    captchaFailed: '验证码加载失败，点击重试',
    captchaLoading: '验证码加载中',
    usernameRequired: '请输入用户名',
    passwordTooShort: '密码长度最少为5位',
    captchaLength: '验证码长度为5位',
    clientRefused: '服务器拒绝了客户端“{{clientId}}”，请联系管理员',
    expired: '登录已失效，请重新登录',
    elsewhere: '已在其他标签页退出登录',
    modes: { label: '登录方式', user: '账号登录', phone: '手机登录', face: '人脸登录', register: '注册账号', forgot: '忘记密码' },
  },
  layout: {
    language: '切换语言',
    toDark: '切换到深色',
    toLight: '切换到浅色',
  },
  notices: { label: '通知', close: '关闭通知', success: '成功', info: '提示', warning: '警告', error: '错误' },
}

export default texts
