/** Error texts: the only texts of the kit that are needed before sign-in. */
const errors = {
  unknown: '未知错误',
  network: '无法连接服务器，请检查网络后重试',
  gateway: '网关无法连接平台，请稍后重试或联系管理员',
  busy: '服务繁忙，请稍后重试',
  tooMany: '请求过于频繁，请稍后重试',
  timeout: '请求超时，请稍后重试',
  protocol: '服务器返回的内容无法识别，请稍后重试',
  decrypt: '服务器返回的内容无法解密',
  forbidden: '没有操作权限',
  unauthorized: '登录已失效，请重新登录',
  configuration: '系统配置有误，请联系管理员',
  absent: '当前平台没有此功能',
  outcomeUnknown: '没有收到结果：可能已保存，请在列表中核对',
}

export default errors
